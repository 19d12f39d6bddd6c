// The company's mark. `npm run art` draws the icons and the link preview from it.

/** An open book: its pages in the text colour, and the ribbon in the accent colour. */
export const icon = {
  text: "M1 3l6 1.5V14l-6-1.5zM15 3L9 4.5V14l6-1.5z",
  accent: "M7 4.5h2V16l-1-1.2L7 16z",
};

/** The same book before the company's name. It is 256 units tall. */
export const logo = {
  letter: 92,
  fontSize: 200,
  x: 250,
  y: 178,
  room: 254,
  around: (_name: number) => "M0 40l90 24v150L0 190zM212 40l-90 24v150l90-24zM96 64h20v184l-10-14-10 14z",
};
