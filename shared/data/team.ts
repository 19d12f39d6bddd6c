/** The people whom About shows, in page order. The people are invented. Some may be the builders of projects. */
export const team = ["Ines Calder", "Tomás Reyes", "Naledi Okafor"] as const satisfies readonly string[];

export type Person = (typeof team)[number];
