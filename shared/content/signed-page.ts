import { brand } from "./brand.ts";

/** The words of the picture of the signed page, which `npm run art` draws. */
export const signedPage = {
  parties: `${brand.name}, Little Harbor Pediatrics`,
  pageNumber: "Page 1 of 1",
  sentence: "Parents hang up before anyone answers the phone.",
  terms: [
    { name: "Today", value: "One caller in three" },
    { name: "First version", value: "March 3, 2026" },
    { name: "Its price, fixed", value: "$18,400" },
    { name: "Counted again", value: "June 2026" },
  ],
  signed: {
    client: { name: "Dr. Amara Osei", note: "January 20, 2026" },
    builder: { name: "Ines Calder", note: "who will build it" },
  },
};
