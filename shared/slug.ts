/** Turns a text into a part of a URL: "UI/UX Design" is "ui-ux-design". */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
