/** The weeks of each step of a project. The first version is live in the last one. */
export const processWeeks = [[1], [2, 3], [4, 5, 6]];

/** What the company promises to each client. Prices are in US dollars, without the cents. */
export const promises = {
  /** A person replies within these hours, and reports within them what went wrong with a client's records. */
  replyHours: 24,
  /** Of a first version. */
  price: { from: 12_000, to: 40_000 },
  firstVersionWeeks: Math.max(...processWeeks.flat()),
  /** What each late week takes off the price. */
  lateWeekPercent: 10,
  /** After the first version, the number is counted again. If it has not moved, the client has free weeks or a refund. */
  recountMonths: 3,
  freeWeeks: 6,
  refundPercent: 50,
  /** Per month. */
  supportPrice: { from: 400, to: 1_500 },
  /** What the client contributes each week. */
  clientHours: 1,
  /** Working days for which the company waits for the client before the first version is due later. */
  waitingDays: 2,
  /** After these weeks of waiting, either side may stop. */
  waitingWeeks: 4,
};
