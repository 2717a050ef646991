import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildEntry } from '../build.ts';
import { type Cell, formatTable, kB } from '../table.ts';
import { buildOwn, DESIGN_SYSTEM } from './own.ts';
import { weigh } from './weigh.ts';

const HOOKS = fileURLToPath(import.meta.resolve('@sabadora/hooks'));

const SOME_HOOKS = [
  'useSearchAddress',
  'useDestinationSuggestions',
  'useStayDates',
  'useParticipants',
  'useStaySearch',
  'usePagination',
  'useWishlist',
];

/** Exports of an entry that are named like components. */
async function componentsOf(entry: string): Promise<string[]> {
  const [chunk] = await buildOwn(`export * from '@sabadora/design-system/${entry}'`);
  return chunk.exports.filter((name) => /^[A-Z][a-z]/.test(name)).toSorted();
}

/** Table of the size of every exported component, each built alone as in a consumer's project. */
export async function componentSizes(): Promise<string> {
  const entries = readdirSync(DESIGN_SYSTEM, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+\/index\.ts$/.test(file))
    .map(dirname)
    .toSorted();
  const rows: Cell[][] = [];
  let theme = 0;
  const add = async (label: string, names: string, entry: string) => {
    const weight = await buildOwn(`export ${names} from '@sabadora/design-system/${entry}'`).then(weigh);
    theme = Math.max(theme, weight.apart);
    const sum = kB(weight.js + weight.css);
    const onDemand = weight.onDemand > 0 ? kB(weight.onDemand) : undefined;
    rows.push([label, kB(weight.js), kB(weight.css), sum, onDemand]);
  };
  for (const entry of entries) {
    const names = await componentsOf(entry);
    // An entry with many components, e.g. icons, is one row.
    if (names.length > 6) await add(`${entry} (all ${names.length})`, '*', entry);
    else for (const name of names) await add(name, `{ ${name} }`, entry);
  }
  rows.push(['theme, once per page', undefined, kB(theme), kB(theme)]);
  const heads = ['component', 'JS', 'CSS', 'sum', 'on demand'];
  return formatTable('Components, kB gzip without React and without the shared theme', heads, rows);
}

/** Table of the sizes of all hooks together, and of some alone. */
export async function hookSizes(): Promise<string> {
  const rows: Cell[][] = [];
  for (const name of ['*', ...SOME_HOOKS]) {
    const names = name === '*' ? name : `{ ${name} }`;
    const { js } = weigh(await buildOwn(`export ${names} from ${JSON.stringify(HOOKS)}`));
    rows.push([name === '*' ? 'all of @sabadora/hooks' : name, kB(js)]);
  }
  return formatTable('Hooks, kB gzip without React', ['hook', 'JS'], rows);
}

/** Bytes of gzip of React and its DOM client, built as for a page that hydrates. */
export async function reactBytes(): Promise<number> {
  const output = await buildEntry(
    `export * from 'react'; export * from 'react/jsx-runtime'; export { hydrateRoot } from 'react-dom/client';`,
  );
  return weigh(output).js;
}
