/** The origin that tests give the site. */
export const siteUrl = "https://brackwell.example";
