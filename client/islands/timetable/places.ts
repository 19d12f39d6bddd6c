/** A part of the school's picture, at half of its pixels. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where things are in the school's picture, and in its cut for phones. */
export const places = {
  wide: {
    picture: { left: 0, top: 0, width: 800, height: 500 },
    /** What the offer and its shadow hide. */
    day: { left: 232, top: 226, width: 374, height: 246 },
    lesson: { left: 379, top: 187, width: 80, height: 70 },
    belowLesson: { left: 379, top: 257, width: 80, height: 0 },
    assign: { left: 456, top: 332, width: 70, height: 35 },
  },
  narrow: {
    picture: { left: 0, top: 0, width: 400, height: 500 },
    day: { left: 0, top: 186, width: 400, height: 314 },
    lesson: { left: 313, top: 175, width: 80, height: 70 },
    belowLesson: { left: 313, top: 245, width: 80, height: 0 },
    assign: { left: 248, top: 321, width: 91, height: 46 },
  },
} as const satisfies Record<"wide" | "narrow", Record<string, Place>>;
