import assert from "node:assert/strict";
import { test } from "node:test";
import { furtherServices, mainServices } from "#shared/content/services.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import { desktop, focused, phone, visit } from "./visit.ts";

const [firstFurther] = furtherServices;
const lastFurther = furtherServices.at(-1);
assert.ok(firstFurther && lastFurther);
const all = [...mainServices, ...furtherServices];
const label = servicesPage.list.loadMore;

for (const javaScriptEnabled of [true, false]) {
  test(`Load More shows the further services and goes away, script: ${javaScriptEnabled}`, async (t) => {
    for (const viewport of [phone, desktop]) {
      const { page, problems } = await visit(t, "/services", { viewport, javaScriptEnabled });
      for (const { id } of mainServices) assert.ok(await page.locator(`#${id}`).isVisible());
      for (const { id } of furtherServices) assert.equal(await page.locator(`#${id}`).isVisible(), false);
      await page.getByText(label, { exact: true }).click();
      for (const { id } of all) assert.ok(await page.locator(`#${id}`).isVisible());
      assert.equal(await page.getByText(label, { exact: true }).isVisible(), false);
      assert.deepEqual(problems, []);
    }
  });
}

test("Load More moves the focus to the first further service", async (t) => {
  const { page } = await visit(t, "/services", { viewport: phone });
  await page.getByText(label, { exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction((id) => document.activeElement?.id === id, firstFurther.id);
  await page.keyboard.press("Tab");
  assert.ok(await page.locator(`#${firstFurther.id} a`).evaluate((link) => link === document.activeElement));
});

for (const javaScriptEnabled of [true, false]) {
  test(`an address with a folded service opens it without taking the focus, script: ${javaScriptEnabled}`, async (t) => {
    const { page } = await visit(t, `/services#${lastFurther.id}`, { javaScriptEnabled });
    const card = page.locator(`#${lastFurther.id}`);
    await card.waitFor();
    await page.waitForTimeout(300);
    assert.notEqual(await focused(page), firstFurther.id);
    assert.ok(
      await card.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    );
  });
}

test("a link on the page to a folded service opens it", async (t) => {
  const { page } = await visit(t, "/services");
  await page.locator(`footer a[href$="#${lastFurther.id}"]`).click();
  await page.locator(`#${lastFurther.id}`).waitFor();
  assert.ok(await page.locator("details").evaluate((details: HTMLDetailsElement) => details.open));
});

test("where the platform does not unfold for a fragment, the script does", async (t) => {
  const { page } = await visit(t, "/services");
  // When the script comes it looks at the address by itself.
  await page.waitForLoadState("networkidle");
  await page.evaluate((id) => {
    history.replaceState(null, "", `#${id}`);
    dispatchEvent(new HashChangeEvent("hashchange"));
  }, lastFurther.id);
  await page.locator(`#${lastFurther.id}`).waitFor();
});

test("each service leads to the form with that service chosen", async (t) => {
  const { page } = await visit(t, "/services");
  for (const { id, contactService } of all) {
    await page.goto(`/services#${id}`);
    await page.locator(`#${id} a`).click();
    await page.locator("form[data-ready]").waitFor();
    assert.equal(await page.locator("[name=service]").inputValue(), contactService);
    await page.evaluate(() => sessionStorage.clear());
  }
});
