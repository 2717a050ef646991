import type { Theme, ThemeColors } from './data.ts';

type ColorName = keyof ThemeColors;
type Pair = readonly [front: ColorName, back: ColorName];

/** Text colours with each surface that components use them on. Every theme keeps them at 4.5:1 (WCAG 2.2, 1.4.3). */
export const textPairs: readonly Pair[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink', 'actionSoft'],
  ['ink', 'promoSoft'],
  ['ink', 'goodSoft'],
  ['ink', 'dangerSoft'],
  ['inkMuted', 'paper'],
  ['inkMuted', 'surface'],
  ['inkMuted', 'sunken'],
  ['inkMuted', 'actionSoft'],
  ['action', 'paper'],
  ['action', 'surface'],
  ['action', 'sunken'],
  ['action', 'actionSoft'],
  ['actionHover', 'paper'],
  ['actionHover', 'surface'],
  ['actionHover', 'sunken'],
  ['actionHover', 'actionSoft'],
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['accentInk', 'paper'],
  ['accentInk', 'surface'],
  ['accentInk', 'sunken'],
  ['promo', 'paper'],
  ['promo', 'surface'],
  ['promo', 'promoSoft'],
  ['onPromo', 'promo'],
  ['good', 'paper'],
  ['good', 'surface'],
  ['good', 'goodSoft'],
  ['good', 'actionSoft'],
  ['danger', 'paper'],
  ['danger', 'surface'],
  ['danger', 'dangerSoft'],
];

/** Borders of controls and the focus ring, with their backgrounds: 3:1 (WCAG 2.2, 1.4.11 and 2.4.13). */
export const edgePairs: readonly Pair[] = [
  ['fieldLine', 'paper'],
  ['fieldLine', 'surface'],
  ['fieldLine', 'sunken'],
  ['danger', 'surface'],
  ['action', 'paper'],
  ['action', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'sunken'],
  ['focus', 'actionSoft'],
];

/**
 * Colour pairs of a theme with too little contrast, each as "brand: inkMuted on sunken: 4.21, needs 4.5"; empty for a
 * theme that meets WCAG 2.2 AA. Includes its dark theme.
 *
 * @throws RangeError when a colour that is compared is not written as `#RRGGBB`.
 */
export function contrastFailures(theme: Theme): string[] {
  const failures = (pairs: readonly Pair[], least: number) =>
    pairs.flatMap(([front, back]) => {
      const ratio = contrastRatio(theme.color[front], theme.color[back]);
      return ratio < least ? [`${theme.name}: ${front} on ${back}: ${ratio.toFixed(2)}, needs ${least}`] : [];
    });
  return [
    ...failures(textPairs, 4.5),
    ...failures(edgePairs, 3),
    ...(theme.dark ? contrastFailures(theme.dark) : []),
  ];
}

/**
 * Contrast ratio of two colours, from 1 to 21. Source: WCAG 2.2, "contrast ratio" and "relative luminance".
 *
 * @throws RangeError when a colour is not written as `#RRGGBB`.
 */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (!digits) throw new RangeError(`contrast needs a colour written as #RRGGBB, got "${color}"`);
  const [red = 0, green = 0, blue = 0] = digits
    .slice(1)
    .map((pair) => linear(Number.parseInt(pair, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
