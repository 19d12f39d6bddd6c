import assert from "node:assert/strict";
import { test } from "node:test";
import { renderToStaticMarkup } from "react-dom/server";
import type { ContactFormProps } from "#client/islands/contact-form/ContactForm.tsx";
import { Island, type Serialisable } from "#client/ui/Island.tsx";

test("an island says who it is, when it comes and what it gets", () => {
  const props = { email: "a@b.example", phone: { display: "1", uri: "tel:1" } } as ContactFormProps;
  assert.equal(
    renderToStaticMarkup(
      <Island name="contact-form" when="load" props={props}>
        text
      </Island>,
    ),
    '<div data-island="contact-form" data-when="load" data-props="{&quot;email&quot;:&quot;a@b.example&quot;,&quot;phone&quot;:{&quot;display&quot;:&quot;1&quot;,&quot;uri&quot;:&quot;tel:1&quot;}}">text</div>',
  );
});

// The facts below are the compiler's: `npm run check` fails when an expected error does not come.

interface Plain {
  text: string;
  count?: number;
  list: readonly { on: boolean; nothing: null }[];
}

export const plain: Serialisable<Plain> = { text: "", list: [{ on: true, nothing: null }] };
// @ts-expect-error a function does not travel to the browser
export const callable: Serialisable<{ submit: () => void }> = { submit: () => {} };
// @ts-expect-error a date comes back as a text
export const dated: Serialisable<{ since: Date }> = { since: new Date() };
// @ts-expect-error nor does a symbol
export const symbolic: Serialisable<{ key: symbol }> = { key: Symbol("key") };

export const refused = () => [
  // @ts-expect-error an island that does not exist
  <Island key={1} name="gouge" when="load">
    text
  </Island>,
  // @ts-expect-error a moment that does not exist
  <Island key={2} name="gauge" when="later">
    text
  </Island>,
  // @ts-expect-error the contact form needs its words
  <Island key={3} name="contact-form" when="load">
    text
  </Island>,
  // @ts-expect-error the gauge takes nothing
  <Island key={4} name="gauge" when="load" props={{ value: 75 }}>
    text
  </Island>,
];
