/** The weeks of each step of a project. The first version is live in the last one. */
export const processWeeks = [[1], [2, 3], [4, 5, 6]];

const price = { lowest: 12_000, highest: 40_000 };
const weeks = Math.max(...processWeeks.flat());

/** What the company promises to each client. Numbers without a unit are written in words up to nine. */
export const commitments = {
  /** A person replies within this time. What went wrong with a client's records is reported within it, too. */
  replyTime: { value: 24, unit: "hour" },
  /** Of a first version, in dollars. */
  priceRange: price,
  priceFrom: { value: price.lowest, unit: "dollar" },
  priceTo: { value: price.highest, unit: "dollar" },
  /** Per month, in dollars. */
  supportPriceRange: { lowest: 400, highest: 1_500 },
  weeks,
  firstLateWeek: weeks + 1,
  /** What each late week takes off the price. */
  lateWeekDiscount: { value: 10, unit: "percent" },
  /**
   * After the first version, the number is counted again. If it has not moved, the client gets free weeks or a refund.
   */
  recountMonths: 3,
  freeWeeks: 6,
  refund: { value: 50, unit: "percent" },
  /** What the client contributes each week. */
  clientHours: { value: 1, unit: "hour" },
  /** Working days for which the company waits for the client before the first version is due later. */
  waitingDays: 2,
  /** After these weeks of waiting, either side may stop. */
  waitingWeeks: 4,
} as const;
