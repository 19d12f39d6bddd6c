/** The page's `picture` in shared/pages.ts, as a selector: the one that Picture.tsx has fetched at once. */
export const firstPicture = "img[fetchpriority=high]";
