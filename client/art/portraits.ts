import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import { palette } from "#client/styles/tokens.ts";

interface Face {
  name: string;
  options: notionists.Options & { flip?: boolean };
}

/** Three people drawn in "Notionists" by Zoish (CC0 1.0): a clinic director, a shop founder, a principal. */
const faces: Face[] = [
  { name: "portrait-1", options: { hair: ["variant20"], body: ["variant16"], lips: ["variant23"] } },
  {
    name: "portrait-2",
    options: {
      hair: ["variant19"],
      body: ["variant07"],
      lips: ["variant23"],
      beard: ["variant02"],
      flip: true,
    },
  },
  {
    name: "portrait-3",
    options: { hair: ["variant23"], body: ["variant17"], lips: ["variant22"], glasses: ["variant11"] },
  },
];

export function portraits() {
  return faces.map(({ name, options }) => {
    const avatar = createAvatar(notionists, {
      seed: name,
      backgroundColor: [palette.lime.slice(1)],
      scale: 116,
      translateY: 4,
      eyes: ["variant05"],
      brows: ["variant04"],
      nose: ["variant11"],
      glassesProbability: options.glasses ? 100 : 0,
      beardProbability: options.beard ? 100 : 0,
      gestureProbability: 0,
      bodyIconProbability: 0,
      ...options,
    });
    return { name, svg: avatar.toString() };
  });
}
