import assert from "node:assert/strict";
import { test } from "node:test";
import { contactFields } from "#shared/contact-form.ts";
import { readable } from "#test/support/html.ts";
import { servedPages } from "./served-pages.ts";

test("the form's fields have the rules of the schema, and the labels and options of the page's language", () => {
  for (const { document, html, site } of servedPages.filter(({ key }) => key === "contact")) {
    const { contactForm } = site;
    const form = document.querySelector("form") ?? assert.fail("no form");
    assert.doesNotMatch(html, /<form.*<!--.*<\/form>/s, "a minifier removes comments");
    const note = form.querySelector("button")?.getAttribute("aria-describedby");
    assert.equal(readable(form.querySelector(`#${note}`)), contactForm.note);
    const messages = contactFields.flatMap(({ name }) => Object.values(contactForm.fields[name].messages));
    assert.deepEqual(messages, [...new Set(messages)], "each field's own, as the summary's links are named");
    const filled = Object.fromEntries(contactFields.map(({ name, autoComplete }) => [name, autoComplete]));
    const details = { name: "name", email: "email", phone: "tel", company: "organization" };
    assert.deepEqual(filled, { ...details, service: undefined, subject: undefined, message: undefined });
    for (const { name, required, type, control, autoComplete } of contactFields) {
      const field = document.querySelector(`form ${control}[name="${name}"]`) ?? assert.fail(`no ${name}`);
      const label = readable(document.querySelector(`label[for="${field.id}"]`));
      const text = contactForm.fields[name];
      assert.equal(label, required ? text.label : `${text.label} (${contactForm.optional})`);
      assert.equal(field.getAttribute("aria-required"), `${required}`, name);
      assert.equal(field.hasAttribute("required"), false, `${name}: Firefox says that it is invalid`);
      assert.equal(field.getAttribute("autoComplete"), autoComplete, name);
      assert.equal(field.hasAttribute("maxLength"), false, `${name}: nothing is cut`);
      if (control !== "select") assert.equal(field.getAttribute("dir"), "auto", "of what is typed");
      // A phone shows the keyboard of the type.
      const keyboard = /^(email|tel)$/.exec(autoComplete ?? "")?.[0];
      assert.equal(
        field.getAttribute("type"),
        control === "input" ? (keyboard ?? type ?? "text") : undefined,
        name,
      );
      const labels = "options" in text ? [text.choose, ...Object.values(text.options)] : [];
      assert.deepEqual(field.querySelectorAll("option").map(readable), labels);
    }
  }
});
