import assert from "node:assert/strict";
import { measureFaces } from "#test/engines/measure-faces.ts";
import { desktop, type Facts, phone, type Visitor } from "#test/engines/visitor.ts";
import { everyPath } from "#test/support/every-path.ts";

const windows = everyPath.flatMap((path) => [phone, desktop].map((width) => ({ path, width })));

export const everyPageFacts: Facts = Object.fromEntries(
  windows.map(({ path, width }) => [
    `${path} is in the brand's faces and no wider than the window, at ${width} px`,
    async (visitor: Visitor) => {
      await visitor.open(path, width);
      await visitor.scrollToEnd();
      const isWider = () => document.documentElement.scrollWidth > innerWidth;
      assert.equal(await visitor.evaluate(isWider), false, "wider than the window");
      for (const { style, page, fallback } of await visitor.evaluate(measureFaces)) {
        assert.notEqual(page, fallback, `not in the brand's face: ${style}`);
      }
    },
  ]),
);
