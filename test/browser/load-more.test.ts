import assert from "node:assert/strict";
import { test } from "node:test";
import { contents } from "#shared/pages.ts";
import { desktop, focused, phone, visit } from "./visit.ts";

const [{ furtherServices, mainServices, paths, servicesPage }] = contents;
const [firstFurther] = furtherServices;
const lastFurther = furtherServices.at(-1);
const all = [...mainServices, ...furtherServices];
const label = servicesPage.list.loadMore;

test("there is a button exactly when there are further services", async (t) => {
  const { page } = await visit(t, paths.servicesPage, { javaScriptEnabled: false });
  assert.equal(await page.locator("main details").count(), furtherServices.length > 0 ? 1 : 0);
  assert.equal(await page.getByText(label, { exact: true }).count(), furtherServices.length > 0 ? 1 : 0);
});

if (firstFurther && lastFurther) {
  for (const viewport of [phone, desktop])
    for (const javaScriptEnabled of [true, false])
      test(`at ${viewport.width} px, script: ${javaScriptEnabled}, Load More`, async (t) => {
        const { page, problems } = await visit(t, paths.servicesPage, { viewport, javaScriptEnabled });

        await t.test("shows the further services, each with its vignette, and goes away", async () => {
          for (const { id } of mainServices) assert.ok(await page.locator(`#${id}`).isVisible());
          for (const { id } of furtherServices) assert.equal(await page.locator(`#${id}`).isVisible(), false);
          await page.getByText(label, { exact: true }).focus();
          await page.keyboard.press("Enter");
          for (const { id, vignette } of all) {
            if (!vignette) continue;
            const picture = page.locator(`#${id}`).getByRole("img", { name: vignette.alt });
            await picture.waitFor();
            // The drawings are in a separate file, which the page does not wait for.
            while (!(await picture.evaluate((svg: SVGSVGElement) => svg.getBBox().width)));
          }
          assert.equal(await page.getByText(label, { exact: true }).isVisible(), false);
          assert.deepEqual(problems, []);
        });

        if (javaScriptEnabled)
          await t.test("moves the focus to the first further service", async () => {
            await page.waitForFunction((id) => document.activeElement?.id === id, firstFurther.id);
            await page.keyboard.press("Tab");
            const link = page.locator(`#${firstFurther.id} a`);
            assert.ok(await link.evaluate((link) => link === document.activeElement));
          });
      });

  for (const javaScriptEnabled of [true, false]) {
    test(`an address with a folded service opens it without taking the focus, script: ${javaScriptEnabled}`, async (t) => {
      const { page } = await visit(t, `${paths.servicesPage}#${lastFurther.id}`, { javaScriptEnabled });
      const card = page.locator(`#${lastFurther.id}`);
      await card.waitFor();
      await page.waitForLoadState("networkidle");
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
    const { page } = await visit(t, paths.servicesPage);
    await page.locator(`footer a[href$="#${lastFurther.id}"]`).click();
    await page.locator(`#${lastFurther.id}`).waitFor();
    assert.ok(await page.locator("details").evaluate((details: HTMLDetailsElement) => details.open));
  });

  test("where the platform does not unfold for a fragment, the script does", async (t) => {
    const { page } = await visit(t, paths.servicesPage);
    // The script checks the address when it starts.
    await page.waitForLoadState("networkidle");
    await page.evaluate((id) => {
      history.replaceState(null, "", `#${id}`);
      dispatchEvent(new HashChangeEvent("hashchange"));
    }, lastFurther.id);
    await page.locator(`#${lastFurther.id}`).waitFor();
  });
}

test("each service leads to the form with that service chosen", async (t) => {
  const last = all.at(-1);
  assert.ok(last);
  const { page } = await visit(t, `${paths.servicesPage}#${last.id}`);
  for (const { id, contactService } of all)
    assert.equal(
      await page.locator(`#${id} a`).getAttribute("href"),
      `${paths.contactPage}?service=${contactService}#form`,
    );
  await page.locator(`#${last.id} a`).click();
  await page.locator("form[data-ready]").waitFor();
  assert.equal(await page.locator("[name=service]").inputValue(), last.contactService);
});
