// What visitors' own tools do to a page, as public reports describe it. To be evaluated in the page.

/**
 * A translator: wraps every text in two <font> elements and changes its words, then those of each text that is added
 * or changed. It sets `lang` to an invalid tag.
 */
export function translate() {
  const skip = "script, style, textarea, input, title, noscript, template, font, svg, [translate=no]";
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(skip)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data.replace(/\p{L}+/gu, (word) => word + word.at(-1));
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.documentElement.lang = "auto";
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) translateIn(target);
  }).observe(document.body, { childList: true, subtree: true });
}

/**
 * A password manager or writing aid: attributes on each field, and a wrapper with a hidden field of the same name
 * before it.
 */
export function wrapFields() {
  for (const field of document.querySelectorAll("form :is(input, textarea, select)")) {
    field.setAttribute("data-tool-id", "1");
    const other = Object.assign(document.createElement("input"), { name: field.getAttribute("name") });
    other.hidden = true;
    const wrapper = document.createElement("span");
    field.replaceWith(wrapper);
    wrapper.append(other, field);
  }
}
