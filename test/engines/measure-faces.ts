/**
 * The width of the page's text in each weight and family that is visible: in the page's faces, and in their
 * fallback faces. It runs in the page, so it cannot use anything outside of itself.
 */
export function measureFaces() {
  const hasText = ({ nodeType, textContent }: Node) =>
    nodeType === Node.TEXT_NODE && Boolean(textContent?.trim());
  const styles = [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility() && [...element.childNodes].some(hasText))
    .map((element) => {
      const { fontWeight, fontFamily } = getComputedStyle(element);
      return `${fontWeight} 40px ${fontFamily}`;
    });
  const ruler = document.body.appendChild(document.createElement("span"));
  ruler.style.cssText = "position: absolute; visibility: hidden; white-space: nowrap; letter-spacing: 0";
  ruler.textContent = document.body.textContent.slice(0, 1000);
  const widthIn = (style: string) => {
    ruler.style.font = style;
    return ruler.getBoundingClientRect().width;
  };
  const measured = [...new Set(styles)].map((style) => ({
    style,
    page: widthIn(style),
    fallback: widthIn(style.replace(/px [^,]*,/, "px ")),
  }));
  ruler.remove();
  return measured;
}
