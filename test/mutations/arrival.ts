import type { MutationsByFile } from "./mutation.ts";

const arrival = (name: string) => `test/browser/arrival.test.ts: ${name}`;

/** A phone's first view. */
export const arrivalBuilt: MutationsByFile = {
  "client/arrival/complete.ts": [
    {
      what: "a slow page is completed before its first paint",
      from: "  await firstPaint();\n",
      to: "",
      build: true,
      together: "arrival 2",
      tests: [arrival("a phone's faces wait")],
    },
    {
      what: "a face is worn that breaks lines elsewhere",
      from: "if (moved) part",
      to: "if (!seen) part",
      build: true,
      together: "arrival 1",
      tests: [arrival("a face that would break a line")],
    },
    {
      what: "without its fonts a phone gets no more than the first screen",
      from: "  } catch {\n    return",
      to: "  } catch (error) {\n    if (faces.length > 0) throw error;\n    return",
      build: true,
      together: "arrival 1",
      tests: [arrival("a phone whose fonts cannot be had")],
    },
    {
      what: "every page of a phone is an arrival",
      from: "    window.name = facesCached;\n",
      to: "",
      build: true,
      together: "arrival 1",
      tests: [arrival("the next page of a phone")],
    },
  ],
  "client/arrival/head-script.ts": [
    {
      what: "faces are asked for before the first paint",
      from: ':document.documentElement.dataset.arrival=""',
      to: ':(document.documentElement.dataset.arrival="",document.fonts.forEach(face=>face.load()))',
      build: true,
      together: "arrival 2",
      tests: [arrival("a phone that comes to /contact asks")],
    },
    {
      what: "a link to a place finds parts that have no layout",
      from: "location.hash||",
      to: "",
      build: true,
      together: "arrival 1",
      tests: [arrival("a link to a place")],
    },
  ],
  "client/arrival/parts.ts": [
    {
      what: "the largest paint of /projects comes a frame after the first",
      from: ":not(:has(${firstPicture}))",
      to: "",
      build: true,
      together: "arrival 1",
      tests: [arrival("/projects puts parts off")],
    },
  ],
  "client/arrival/styles.ts": [
    {
      what: "a phone lays out all of a page before its first paint",
      from: "      content-visibility: auto;\n",
      to: "",
      build: true,
      together: "arrival 2",
      tests: [arrival("/services puts parts off")],
    },
  ],
  "client/ui/Section.tsx": [
    {
      what: "labels count, where nothing counts that is not laid out",
      from: "export const Label = styled.p`",
      to: "export const Label = styled.p`\n  counter-increment: section;",
      build: true,
      together: "arrival 1",
      tests: [arrival("/about puts parts off")],
    },
  ],
};
