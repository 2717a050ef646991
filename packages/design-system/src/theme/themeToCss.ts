import { themeProperties } from './customProperties.ts';
import type { Theme } from './data.ts';

/**
 * A theme as CSS text, for a project that uses its own brand without vanilla-extract. A theme with a dark theme
 * follows the visitor's system. The rules are outside of the design system's cascade layer, so they override its
 * default theme whatever the order of the stylesheets.
 *
 * @param selector Elements that the theme applies to, e.g. ":root" or "[data-theme=partner]"; themes may be nested.
 */
export function themeToCss(theme: Theme, selector: string): string {
  const light = rule(theme, selector);
  return theme.dark
    ? `${light}@media (prefers-color-scheme: dark) {\n${rule(theme.dark, selector)}}\n`
    : light;
}

function rule(theme: Theme, selector: string): string {
  const declarations = Object.entries({ 'color-scheme': theme.colorScheme, ...themeProperties(theme) });
  return `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
}
