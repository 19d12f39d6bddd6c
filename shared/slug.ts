/** Turns a text into a part of a URL: "UI/UX Design" is "ui-ux-design". Letters of all scripts stay. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
