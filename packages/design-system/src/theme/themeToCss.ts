import { themeProperties } from './customProperties.ts';
import type { Theme } from './data.ts';

/**
 * A theme as CSS text, for a project that brings its own brand without vanilla-extract. Where the theme has a
 * dark side it follows the visitor's system. The rules are outside the cascade layer of the design system, so
 * they win over the theme that comes with it whatever the order of the stylesheets.
 *
 * @param selector what the theme applies to, e.g. ":root" or "[data-theme=partner]"; themes may be nested.
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
