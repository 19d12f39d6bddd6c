import assert from "node:assert/strict";
import { test } from "node:test";
import type { Conversation } from "#shared/content/types.ts";
import { paths } from "#shared/public-files.ts";
import { clientBundle, startApp } from "#test/support/app.ts";
import { getPage } from "#test/support/html.ts";

const drawn: Conversation = {
  service: "any",
  caption: "A caption",
  messages: [{ from: "visitor", name: "Ada", time: "9:00", text: "Hello" }],
};
const bot = { label: "Ask", ask: "Ask", questions: ["Why?"], note: "Nothing is sent.", restart: "Again" };

for (const [fact, conversation, parts] of [
  ["with a bot the visitor can continue the conversation", { ...drawn, bot }, [1, 1, 1]],
  ["without the bot's words there is only the drawn conversation", drawn, [1, 1, 0]],
  ["without its words there is no conversation", undefined, [0, 0, 0]],
] as const) {
  test(fact, async (t) => {
    const page = clientBundle.pages.find(({ path }) => path === paths.servicesPage);
    assert.ok(page);
    delete page.content.servicesPage.conversation;
    if (conversation) page.content.servicesPage.conversation = conversation;
    const { server } = await startApp(t);
    const { document } = await getPage(server, paths.servicesPage);
    const count = (css: string) => document.querySelectorAll(css).length;
    const [figures, messages, bots] = parts;
    assert.equal(count("main section figure"), figures);
    assert.equal(count("#conversation > ol > li"), messages);
    for (const css of ["[data-island=handbook-bot]", "[data-own]", "#question"])
      assert.equal(count(css), bots, css);
  });
}
