import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contrastFailures } from '../src/theme/contrast.ts';
import { themes } from '../src/theme/themes/index.ts';
import { themeToCss } from '../src/theme/themeToCss.ts';
import { themeToTokens } from '../src/theme/themeToTokens.ts';

const DIST = join(dirname(fileURLToPath(import.meta.url)), '../dist/tokens');

/**
 * Writes every theme as CSS custom properties (`{name}.css`, for the whole document) and as design tokens
 * (`{name}.tokens.json`, a dark side as a file of its own) into a folder, by default `dist/tokens`.
 *
 * @throws Error when a theme fails WCAG 2.2 AA: such a theme does not build.
 */
export function writeTokens(folder: string = DIST): void {
  const failures = themes.flatMap(contrastFailures);
  if (failures.length > 0) throw new Error(`Themes that cannot be read:\n${failures.join('\n')}`);
  mkdirSync(folder, { recursive: true });
  for (const theme of themes) {
    writeFileSync(join(folder, `${theme.name}.css`), themeToCss(theme, ':root'));
    for (const side of theme.dark ? [theme, theme.dark] : [theme]) {
      writeFileSync(
        join(folder, `${side.name}.tokens.json`),
        `${JSON.stringify(themeToTokens(side), null, 2)}\n`,
      );
    }
  }
}
