/** A stylesheet that can be put on the page and taken off it again. */
export function adoptedSheet(css: string): (isOn: boolean) => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return (isOn) => {
    const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
    document.adoptedStyleSheets = isOn ? [...others, sheet] : others;
  };
}
