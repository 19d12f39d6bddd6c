/** The people on About, in page order. They are invented. */
export const team = [
  { id: "ines-calder", name: "Ines Calder" },
  { id: "tomas-reyes", name: "Tomás Reyes" },
  { id: "naledi-okafor", name: "Naledi Okafor" },
] as const;

export type PersonId = (typeof team)[number]["id"];
