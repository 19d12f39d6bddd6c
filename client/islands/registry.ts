/**
 * All islands by the name in `data-island`. Each one is a chunk of its own, whose `mount` starts it on the server's
 * HTML. Only the contact form's has React.
 */
export const islands = {
  carousel: () => import("./carousel/carousel.ts"),
  comparison: () => import("./comparison/comparison.ts"),
  "contact-form": () => import("./contact-form/contact-form.ts"),
  "first-sentence": () => import("./first-sentence/first-sentence.ts"),
  "handbook-bot": () => import("./handbook-bot/handbook-bot.ts"),
  "load-more": () => import("./load-more/load-more.ts"),
  "long-version": () => import("./long-version/long-version.ts"),
  "mail-to-sentence": () => import("./mail-to-sentence/mail-to-sentence.ts"),
  "open-now": () => import("./open-now/open-now.ts"),
  timetable: () => import("./timetable/timetable.ts"),
};

export type IslandName = keyof typeof islands;

/** The second parameter of an island's `mount`. `undefined` when it takes none. */
export type IslandProps<Name extends IslandName> = Parameters<
  Awaited<ReturnType<(typeof islands)[Name]>>["mount"]
>[1];
