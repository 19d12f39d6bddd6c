/** The names of the pictures that `npm run art` draws in each language, such as `agreement-es-narrow.png`. */
const names =
  /^(client\/pictures\/agreement|public\/social-preview)(-[a-z]{2,3}(-[A-Z\d]\w+)*)?(-narrow)?\.png$/;

/** Whether `npm run art` drew a picture, for a language that the site has or had. */
export function isGeneratedPicture(path: string): boolean {
  return names.test(path);
}
