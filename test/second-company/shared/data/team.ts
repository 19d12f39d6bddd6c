/** The people whom About shows, in page order. */
export const team = ["Ove Fjelgaard", "Katharina Jürß", "Bilge Yıldız", "Élodie Péguy"] as const satisfies readonly string[];

export type Person = (typeof team)[number];
