import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildEntry, type Output, REACT } from '../build.ts';
import { OWN, type OwnComponent, type RowName } from './rows.ts';
import { weigh, type Weight } from './weigh.ts';

/** Folder of the design system's sources. */
export const DESIGN_SYSTEM = dirname(fileURLToPath(import.meta.resolve('@sabadora/design-system')));

/** Module with the tokens' values, which every component imports and a page has once. */
const THEME = /\/theme\/theme\.css\.ts/;

/** Whether our component of a row exists. */
export const isBuilt = (row: RowName) => existsSync(join(DESIGN_SYSTEM, OWN[row].folder, 'index.ts'));

/** Builds source text as a consumer's project would, with the theme's values apart. */
export const buildOwn = (code: string, onModule?: (id: string, code: string) => void): Promise<Output> =>
  buildEntry(code, { external: REACT, apart: THEME, ...(onModule ? { onModule } : {}) });

const from = (entry: string) => `from '@sabadora/design-system/${entry}';`;

/**
 * Weighs exports of the design system for a page in one language: with the provider, and the words that they and
 * their parts use.
 *
 * @param exports Source text that exports them.
 */
async function weighWithWords(exports: string): Promise<Weight> {
  const wordsOf = new Map<string, readonly string[]>();
  const bare = await buildOwn(exports, (id, code) => {
    const names = [...code.matchAll(/\buseWords\('(\w+)'/g)].map(([, name = '']) => name);
    if (names.length > 0) wordsOf.set(id, names);
  });
  const kept = bare.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  const spoken = new Set(
    kept.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? (wordsOf.get(id) ?? []) : [])),
  );
  if (spoken.size === 0) return weigh(bare);
  const words = [...spoken].map((name) => `${name} as ${name}Words`).join(', ');
  return weigh(
    await buildOwn(
      `${exports} export { WordsProvider } ${from('words')} export { ${words} } ${from('words/en')}`,
    ),
  );
}

/** Weighs components in one bundle; the theme is in `apart`. */
export const weighComponents = (components: readonly OwnComponent[]): Promise<Weight> =>
  weighWithWords(
    components.map(({ folder, names }) => `export { ${names.join(', ')} } ${from(folder)}`).join(' '),
  );

/** Weighs our components of one row, or of several in one bundle; the theme is in `apart`. */
export const weighOwn = (...rows: RowName[]): Promise<Weight> => weighComponents(rows.map((row) => OWN[row]));

/** Bytes of everything, with the parts that load on demand. */
export const total = ({ js, css, apart, onDemand }: Weight) => js + css + apart + onDemand;

/** The same without the tokens' values. */
export const withoutTheme = (weight: Weight) => total(weight) - weight.apart;
