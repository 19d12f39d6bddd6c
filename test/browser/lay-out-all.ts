import type { Page } from "playwright";

/** Lays out every section. Otherwise, a section far from the window has an estimated height and no content. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}
