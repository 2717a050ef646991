/** Returns a function that adds a stylesheet to the page or removes it. */
export function adoptedSheet(css: string): (isOn: boolean) => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return (isOn) => {
    const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
    document.adoptedStyleSheets = isOn ? [...others, sheet] : others;
  };
}
