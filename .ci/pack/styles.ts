import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { layerLevels, withDynamic } from './layerLevels.ts';
import { reachedFrom, type Modules } from './moduleGraph.ts';
import type { PublicPackage } from './publicPackages.ts';

/** The cascade layer of `packages/design-system/src/theme/layer.css.ts`. */
const LAYER = 'sabadora';

/** The only stylesheet with font files, which are optional for consumers. */
const FONTS = 'fonts.css.ts';

/**
 * Writes the stylesheets of a package into `folder`: `{Entry}.css` with everything that an entry needs, including the
 * theme's values; `theme.css` with those values and the rules for a page; `fonts.css`; and `styles.css` with
 * everything except the fonts.
 *
 * Stylesheets repeat the rules that they share, and may be loaded in any order. So that the order does not matter,
 * rules that a stylesheet imports are in lower layers than its own: `sabadora.l0` to `sabadora.lN`, declared at the
 * top of each file.
 */
export function writeStyles(
  { folder: name, entries }: PublicPackage,
  modules: Modules,
  folder: string,
): void {
  const levels = layerLevels(modules, [...entries.values()]);
  const highest = Math.max(0, ...levels.values());
  const order = `@layer ${Array.from({ length: highest + 1 }, (_, level) => `${LAYER}.l${level}`).join(', ')};`;
  mkdirSync(folder, { recursive: true });

  const cssOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const { css } = modules.get(id) ?? {};
      return css === undefined ? [] : [inLayer(css, levels.get(id) ?? 0)];
    });
  const write = (file: string, parts: readonly string[]) => {
    if (parts.length === 0) return;
    const { code } = transform({
      filename: file,
      code: Buffer.from([order, ...new Set(parts)].join('\n')),
      minify: true,
    });
    writeFileSync(join(folder, file), code);
  };

  const reached = new Map(
    [...entries].map(([entry, file]) => [entry, reachedFrom(modules, file, withDynamic)] as const),
  );
  const isFonts = (id: string) => id.includes(FONTS);
  for (const [entry, ids] of reached) {
    const parts = cssOf(ids.filter((id) => !isFonts(id)));
    write(`${entry === 'index' ? 'theme' : entry}.css`, parts);
  }
  const all = [...reached.values()].flat();
  const allParts = cssOf(all.filter((id) => !isFonts(id)));
  write('styles.css', allParts);
  write(
    'fonts.css',
    cssOf(all.filter(isFonts)).map((css) => withFontFiles(css, name, folder)),
  );
}

function inLayer(css: string, level: number): string {
  return css
    .replaceAll(`@layer ${LAYER};`, '')
    .replaceAll(`@layer ${LAYER} {`, `@layer ${LAYER}.l${level} {`);
}

/**
 * Copies the font files of a stylesheet from their packages into `fonts`, with their licences, and rewrites their
 * addresses.
 */
function withFontFiles(css: string, name: string, folder: string): string {
  const require = createRequire(join(import.meta.dirname, '../../packages', name, 'package.json'));
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  return css.replaceAll(/url\((@fontsource[^)]+\.woff2)\)/g, (_url, source: string) => {
    const file = basename(source);
    const path = require.resolve(source);
    copyFileSync(path, join(folder, 'fonts', file));
    const licence = join(path, '../../LICENSE');
    copyFileSync(licence, join(folder, 'fonts', `${file.split('-', 1)[0]}-LICENSE.txt`));
    return `url(./fonts/${file})`;
  });
}
