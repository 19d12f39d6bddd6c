/** A text as it may stand in a URL: "UI/UX Design" is "ui-ux-design". Letters of every script stay. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
