import { test } from "node:test";
import { services } from "#shared/content/services.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import { visit } from "./visit.ts";

test("every service shows its vignette", async (t) => {
  const { page } = await visit(t, "/services");
  await page.getByText(servicesPage.list.loadMore, { exact: true }).click();
  for (const { id, vignette } of services) {
    const picture = await page.locator(`#${id}`).getByRole("img", { name: vignette }).elementHandle();
    // The drawings are a file of their own, for which the page does not wait.
    await page.waitForFunction((svg) => (svg as SVGSVGElement).getBBox().width > 0, picture);
  }
});
