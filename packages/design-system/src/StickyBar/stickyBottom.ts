/** Custom property with the distance of sticky bars from the lower edge. */
export const stickyBottom = '--sabadora-sticky-bottom';

let sheet: CSSStyleSheet | undefined;

/**
 * Places all bars that stick to the lower edge of the window, now or later, above a notice that is fixed there. The
 * rule selects only these bars, because a custom property on the root would recompute the styles of the whole page.
 * It does not reach into shadow roots.
 *
 * @param height Height of the notice in px; 0 once it is gone.
 */
export function setStickyBottom(height: number): void {
  // Safari before 16.4 has no adopted style sheets; there the notice covers the bars.
  if (!('adoptedStyleSheets' in document)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(height === 0 ? '' : `[data-sticky-edge=bottom] { ${stickyBottom}: ${height}px }`);
}
