import type { Theme } from './data.ts';
import { tokenName } from './tokenName.ts';

interface TokenGroups {
  readonly [group: string]: Readonly<Record<string, string>>;
}

/** Groups of tokens as CSS custom properties: `{ space: { s4: '…' } }` becomes `{ '--sabadora-space-s4': '…' }`. */
export function customProperties(groups: TokenGroups): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, value]) => [`--${tokenName([group, name])}`, value]),
    ),
  );
}

/** The custom properties that a theme sets. */
export function themeProperties({ color, font, radius, shadow }: Theme): Record<string, string> {
  return customProperties({ color: { ...color }, font, radius: lengths(radius), shadow });
}

/** Adds a unit to 0, because styles use corners in `calc()`, which rejects lengths without a unit. */
const lengths = (tokens: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, value === '0' ? '0px' : value]));
