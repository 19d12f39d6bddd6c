/**
 * Signatures by the name of the person, each as an SVG path of strokes within 300 x 90 units. `npm run art` draws a
 * signature above its person's name alone, and leaves the line of everybody else empty.
 */
export const signatures: Readonly<Record<string, string>> = {
  "Amara Osei": `
    M14 84s12-22.7 20-36s22.3-36.3 28-44s5.7-8 6-2s-3 24.7-4 38s-3 36.3-2 42s5-4 8-8s7.3-13 10-16
    s5-4.3 6-2s-1.3 15.3 0 16s5.5-9.3 8-12s5.8-6 7-4s-1.5 15.3 0 16s6.2-9.7 9-12s6.3-3.7 8-2s0 11.3 2 12
    s6.3-7 10-8s7.7 1.3 12 2s8.3 2.3 14 2s16.7-3.3 20-4
    M26 58s17-5.7 28-8s31.7-5 38-6
    M212 14s-18.3 2-24 8s-10.7 19.7-10 28s7.7 20 14 22s18.7-3.3 24-10s9.3-21.7 8-30s-12-18.3-16-20
    s-10.7 5.3-8 10s17.3 12 24 18s11.3 16 16 18s10.7-7.3 12-6s-5.7 12.3-4 14s10.7-2 14-4s4.3-8.7 6-8
    s-1.3 11 4 12s19.7-3.3 28-6s18.3-8.3 22-10
    M270 36s1.7-0.8 2-1
  `,
  "Ines Calder": `
    M30 16s16-5.3 22-6s11.7 1.7 14 2
    M48 12s-3.7 20.7-6 32s-4.3 29.3-8 36s-10.3 4.7-14 4s-9.7-5.7-8-8s10.7-5 18-6s20 2.7 26 0
    s8.3-16.7 10-16s-1.7 19.7 0 20s7-14.7 10-18s6.7-5 8-2s-1.7 17.7 0 20s6.7-3.3 10-6s9.3-7.3 10-10
    s-4-7-6-6s-6.3 8-6 12s4.3 11.3 8 12s10-4 14-8s9-15 10-16s-5 7-4 10s10 5 10 8s-7 9-10 10s-6.7-3.3-8-4
    M206 22s-10.3-16-18-14s-23 16-28 26s-5.7 26.7-2 34s16 11 24 10s18.3-12.3 24-16s9.7-5.3 10-6
    s-6.3-0.7-8 2s-3.3 12.3-2 14s7.3-1.7 10-4s5-10.7 6-10s-2 15.3 0 14s8.3-11.7 12-22s9.7-33 10-40
    s-6-8.7-8-2s-4.3 31-4 42s2.7 22 6 24s10-9 14-12s10-6 10-6s-9 3-10 6s1 13.7 4 12s10-10.7 14-22
    s9.7-45.7 10-46s-7 32.7-8 44s-1.3 21.3 2 24s15-6.7 18-8
  `,
};

/** A person's signature, whatever title stands before the name. */
export function findSignature(name: string): string | undefined {
  return Object.entries(signatures).find(([person]) => name.endsWith(person))?.[1];
}
