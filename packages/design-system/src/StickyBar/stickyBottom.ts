/** Where the rule below gives bars their distance from the lower edge. */
export const stickyBottom = '--sabadora-sticky-bottom';

let sheet: CSSStyleSheet | undefined;

/**
 * Makes way for a notice that is fixed at the lower edge of the window: bars that stick to that edge, now or later, are
 * placed above it. It is a rule for these bars alone: a custom property of the root would have the browser compute the
 * styles of the whole page anew. It does not reach into shadow roots.
 *
 * @param height Height of the notice in px; 0 once it is gone.
 */
export function setStickyBottom(height: number): void {
  // Safari before 16.4: the notice covers the bars.
  if (!('adoptedStyleSheets' in document)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(height === 0 ? '' : `[data-sticky-edge=bottom] { ${stickyBottom}: ${height}px }`);
}
