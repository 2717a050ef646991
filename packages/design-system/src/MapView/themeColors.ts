import { tokenName } from '../theme/tokenName.ts';
import { MAP_COLORS, type MapColors } from './plainMapStyle.ts';

/** The theme's computed colours at this element, as the theme writes them. */
export function colorsAt(element: Element): MapColors {
  const computed = getComputedStyle(element);
  const colorOf = (role: string) => computed.getPropertyValue(`--${tokenName(['color', role])}`).trim();
  return Object.fromEntries(MAP_COLORS.map((role) => [role, colorOf(role)])) as MapColors;
}

/**
 * Calls back when the colours at the element change, because the system turns dark or another theme is set;
 * immediately if they already differ from `knownColors`.
 */
export function watchColors(
  element: Element,
  onChange: () => void,
  knownColors = colorsAt(element),
): () => void {
  let known = JSON.stringify(knownColors);
  const check = () => {
    const now = JSON.stringify(colorsAt(element));
    if (now === known) return;
    known = now;
    onChange();
  };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const named = new MutationObserver(check);
  dark.addEventListener('change', check);
  for (let at: Element | null = element; at; at = at.parentElement)
    named.observe(at, { attributes: true, attributeFilter: ['data-theme', 'class'] });
  check();
  return () => {
    dark.removeEventListener('change', check);
    named.disconnect();
  };
}
