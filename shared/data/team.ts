/** The people whom About shows, in page order. The people are invented. */
export const team = ["Ines Calder", "Tomás Reyes", "Naledi Okafor"] as const;

export type Person = (typeof team)[number];
