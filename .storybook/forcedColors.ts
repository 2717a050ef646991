const hint = new CSSStyleSheet();

hint.replaceSync(`
  *, *::before, *::after {
    background-color: Canvas !important;
    background-image: none !important;
    color: CanvasText !important;
    border-color: CanvasText !important;
    box-shadow: none !important;
    text-shadow: none !important;
  }
  a, a * { color: LinkText !important; }
  button, button *, [role=button] { background-color: ButtonFace !important; color: ButtonText !important; }
  ::backdrop { background-color: Canvas !important; }
`);

/** A page cannot force colours on itself; this comes close enough to find what lives by its background alone. */
export function showForcedColors(isShown: boolean): void {
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== hint);
  document.adoptedStyleSheets = isShown ? [...others, hint] : others;
}
