import { contents } from "#shared/site-pages.ts";
import { desktop, type Facts, phone, type Visitor } from "#test/engines/visitor.ts";
import { assertNothingRequested } from "./requests.ts";

/** A question that no handbook answers, in any language. */
const outside = "Zyxwv?";

const withBot = contents.filter(({ servicesPage }) => servicesPage.conversation?.bot);

export const botFacts: Facts = Object.fromEntries(
  withBot.flatMap(({ handbook, language, paths }) => [
    [
      `the bot answers a typed question, hands over another, and starts over by keyboard, in ${language.name}`,
      async (visitor: Visitor) => {
        await reach(visitor, paths.services, desktop);
        await visitor.click("#question");
        await assertNothingRequested(visitor, async () => {
          const [entry] = handbook.entries;
          await visitor.type(entry?.asks.split(/[.?!]/)[0] ?? "");
          await visitor.press("Enter");
          await visitor.until("the answer's page is above the field", isNewestInView, "mark");
          await visitor.type(outside);
          await visitor.press("Enter");
          await visitor.until("a person has joined", isNewestInView, "[data-notice]");
          await visitor.type(outside);
          await visitor.press("Escape");
          await visitor.until("the field is empty", isFieldEmpty);
          await visitor.evaluate(() => document.querySelector<HTMLElement>("[data-restart]")?.focus());
          await visitor.press("Enter");
          await visitor.until("there is nothing but the sample", isAsBefore);
        });
      },
    ],
    [
      `the bot answers a question that a finger taps, in ${language.name}`,
      async (visitor: Visitor) => {
        await reach(visitor, paths.services, phone);
        await assertNothingRequested(visitor, async () => {
          await visitor.tap("[data-question]");
          await visitor.until("the answer's page is above the field", isNewestInView, "mark");
          await visitor.tap("[data-restart]");
          await visitor.until("there is nothing but the sample", isAsBefore);
        });
      },
    ],
  ]),
);

async function reach(visitor: Visitor, path: string, width: number) {
  await visitor.open(path, width);
  await visitor.evaluate(() =>
    document.querySelector("figcaption")?.scrollIntoView({ block: "end", behavior: "instant" }),
  );
  const isAlive = () => document.querySelector("figure form:not([hidden])") !== null;
  await visitor.until("the field is there", isAlive);
}

// These functions run in the page.

/** Whether the newest message has a part, and this part is whole in the conversation's room, above the field. */
function isNewestInView(part: string) {
  const room = document.querySelector("#conversation")?.getBoundingClientRect();
  const found = document.querySelector(`[data-own] > li:last-child ${part}`)?.getBoundingClientRect();
  return Boolean(room && found && found.height > 0 && found.top >= room.top && found.bottom <= room.bottom);
}

function isFieldEmpty() {
  const field = document.querySelector<HTMLInputElement>("#question");
  return field?.value === "" && field === document.activeElement;
}

function isAsBefore() {
  const room = document.querySelector("#conversation");
  return room?.scrollTop === 0 && !room.querySelector("[data-own] > li");
}
