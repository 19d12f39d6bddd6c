/**
 * What belongs to a part of a picture in client/pictures, by the picture's name: its place as CSS `inset`, on the whole
 * picture and on its crop for phones. A new picture needs its own places.
 */
export const overlays = {
  /** The open lesson, which a visitor of Projects fills. client/pictures/school-lesson.png shows it filled. */
  "school-scene": { whole: "37.4% 42.625% 48.6% 47.375%", narrow: "35% 1.75% 51% 78.25%" },
  /** The first free time, before Home's story takes it. */
  "story-page": { whole: "63.9% 50.2% 28.1% 42.4%", narrow: "63.9% 28.9% 28.1% 60.6%" },
};
