import { contactFields } from "#shared/contact-form.ts";
import { contents } from "#shared/site-pages.ts";
import { desktop, type Facts, phone, type Visitor } from "#test/engines/visitor.ts";

const [{ contactForm, paths }] = contents;

export const contactFacts: Facts = {
  ...Object.fromEntries(
    [phone, desktop].map((width) => [
      `the form leads to each field that is missing, and then reports success, at ${width} px`,
      (visitor: Visitor) => sendForm(visitor, width),
    ]),
  ),

  "the contact page says whether the phone is answered now": async (visitor) => {
    await visitor.open(paths.contact, phone);
    await visitor.scrollToEnd();
    const isSaid = () => Boolean(document.querySelector("[data-island=open-now] p")?.textContent);
    await visitor.until("it is said", isSaid);
  },
};

async function sendForm(visitor: Visitor, width: number) {
  await visitor.open(paths.contact, width);
  await visitor.until("the form is alive", () => document.querySelector("form[data-ready]") !== null);
  await visitor.click("form button");
  const summaryHasFocus = () => Boolean(document.activeElement?.querySelector("[role=alert]"));
  await visitor.until("the summary has the focus", summaryHasFocus);
  await visitor.until("the button is still in the window, with the summary below it", isAboveSummary);
  for (const { name } of contactFields.filter(({ required }) => required)) {
    await visitor.click(`[role=alert] a[href="#contact-${name}"]`);
    await visitor.until(`${name} has the focus and is whole in the window`, isWholeInWindow, name);
  }
  for (const { name, type, options } of contactFields) {
    if (options) await visitor.evaluate(chooseFirst, name);
    else {
      await visitor.click(`[name=${name}]`);
      await visitor.type(type === "email" ? "ada@example.com" : "Ten letters");
    }
  }
  // A form that really sends sends nothing during this walk.
  await visitor.evaluate(() => {
    window.fetch = async () => new Response(null, { status: 204 });
  });
  await visitor.click("form button");
  const says = (text: string) => document.querySelector("[role=status] p")?.textContent === text;
  await visitor.until("the form reports success", says, contactForm.success);
  await visitor.until("the postmark leaves the stamp's figure free", isFigureFree);
}

/** Whether the button and the summary below it are fully in the window. Runs in the page. */
function isAboveSummary() {
  const button = document.querySelector("form button")?.getBoundingClientRect();
  const summary = document.querySelector("[role=alert]")?.getBoundingClientRect();
  const header = document.querySelector("header")?.getBoundingClientRect();
  if (!button || !summary || !header) return false;
  return header.bottom <= button.top && button.bottom <= summary.top && summary.bottom <= innerHeight;
}

/** Whether no ring of the postmark has a point of the stamp's figure. Runs in the page. */
function isFigureFree() {
  const figure = document.querySelector("#form b")?.getBoundingClientRect();
  const rings = [...document.querySelectorAll("#form circle")].map((ring) => ring.getBoundingClientRect());
  return (
    figure !== undefined &&
    rings.length > 0 &&
    rings.every(({ right, bottom }) => right <= figure.left || bottom <= figure.top)
  );
}

/** Whether a field has the focus and is fully visible with its label and error, below the sticky header. Runs in the page. */
function isWholeInWindow(name: string) {
  const field = document.querySelector(`[name=${name}]`);
  const header = document.querySelector("header");
  if (!field?.parentElement || !header || field !== document.activeElement) return false;
  const { top, bottom } = field.parentElement.getBoundingClientRect();
  return top >= header.getBoundingClientRect().bottom && bottom <= innerHeight;
}

/** Chooses the first option of a select. Its list is not part of the page, so nothing can click it. Runs in the page. */
function chooseFirst(name: string) {
  const select = document.querySelector(`select[name=${name}]`) as HTMLSelectElement;
  select.value = [...select.options].find(({ value }) => value)?.value ?? "";
  select.dispatchEvent(new Event("input", { bubbles: true }));
}
