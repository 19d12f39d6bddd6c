// These functions run in the page. They cannot use anything else in this file, and return plain JSON.

/** Every visible element with its tag, left edge and width, for comparing two layouts. */
export function layoutOfPage(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { left, width } = element.getBoundingClientRect();
      return `${element.tagName} ${Math.round(left)} ${Math.round(width)}`;
    });
}

/** Whether the page is wider than the window. */
export const isWiderThanWindow = () => document.documentElement.scrollWidth > innerWidth;

/** Scrolls through the page like a reader, so that everything lazy loads. */
export async function scrollToEnd() {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    // Waits for a paint, and for observers to notice what is visible.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
}

/** Whether a field has the focus and is fully visible with its label and error, below the sticky header. */
export function isWholeInWindow(name: string) {
  const field = document.querySelector(`[name=${name}]`);
  const header = document.querySelector("header");
  if (!field?.parentElement || !header || field !== document.activeElement) return false;
  const { top, bottom } = field.parentElement.getBoundingClientRect();
  return top >= header.getBoundingClientRect().bottom && bottom <= innerHeight;
}

/** Chooses the first option of a select. Its list is not part of the page, so nothing can click it. */
export function chooseFirst(name: string) {
  const select = document.querySelector(`select[name=${name}]`) as HTMLSelectElement;
  select.value = [...select.options].find(({ value }) => value)?.value ?? "";
  select.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether a popover is open. */
export const isOpen = (id: string) => document.getElementById(id)?.matches(":popover-open") ?? false;

export function searchCoversIcon() {
  const boxOf = (css: string) => document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
  const panel = boxOf("#search");
  const icon = boxOf("[popovertarget=search]");
  const isBeside = panel.left >= icon.right || panel.right <= icon.left;
  return !isBeside && panel.top < icon.bottom && panel.bottom > icon.top;
}

/** The width of a sample of each text style: in the page's faces, the brand's and the fallback faces. */
export async function measureFaces() {
  const faceRules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => style)
    .filter((style) => style.getPropertyValue("src").includes("url("));
  const unquote = (family: string) => family.replace(/["']/g, "").trim();
  // Loads the same files again, under names that no other font has.
  for (const style of faceRules) {
    const name = `true ${unquote(style.getPropertyValue("font-family"))}`;
    if ([...document.fonts].some(({ family }) => unquote(family) === name)) continue;
    const weight = style.getPropertyValue("font-weight");
    document.fonts.add(await new FontFace(name, style.getPropertyValue("src"), { weight }).load());
  }

  const texts = new Map<string, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    const text = node.textContent?.trim();
    if (!text || !parentElement?.checkVisibility()) continue;
    const { fontFamily, fontWeight } = getComputedStyle(parentElement);
    const key = `${fontWeight} ${fontFamily}`;
    texts.set(key, `${texts.get(key) ?? ""} ${text}`.slice(0, 1000));
  }

  const ruler = document.createElement("span");
  document.body.append(ruler);
  ruler.style.cssText =
    "position: absolute; visibility: hidden; white-space: nowrap; letter-spacing: 0; word-spacing: 0; font-size: 40px";
  const measured = [...texts].map(([key, text]) => {
    const [, fontWeight = "", fontFamily = ""] = /^(\d+) (.*)$/.exec(key) ?? [];
    const widthIn = (fontFamily: string) => {
      Object.assign(ruler.style, { fontFamily, fontWeight });
      ruler.textContent = text;
      return ruler.getBoundingClientRect().width;
    };
    const [family = "", ...others] = fontFamily.split(",");
    return {
      style: key,
      page: widthIn(fontFamily),
      brand: widthIn([`"true ${unquote(family)}"`, ...others].join()),
      standIns: widthIn(others.join()),
    };
  });
  ruler.remove();
  return measured;
}
