import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildEntry, gzipBytes, type Output, REACT } from './build.ts';
import { type Cell, formatTable, kB, verdict } from './table.ts';

const DESIGN_SYSTEM = dirname(fileURLToPath(import.meta.resolve('@sabadora/design-system')));
const HOOKS = fileURLToPath(import.meta.resolve('@sabadora/hooks'));

/** Values of the tokens, which every component brings and a page has once. */
const THEME = /\/theme\/theme\.css\.ts/;

/** First targets in kB gzip, styles included. */
const TARGETS: Record<string, number> = {
  StayCalendar: 20,
  Dialog: 8,
  Drawer: 8,
  ParticipantStepper: 8,
  PhotoCarousel: 8,
};

const SOME_HOOKS = [
  'useSearchAddress',
  'useDestinationSuggestions',
  'useStayDates',
  'useParticipants',
  'useStaySearch',
  'usePagination',
  'useWishlist',
];

/** Bytes gzip, file by file. */
interface Weight {
  js: number;
  css: number;
  /** Of `theme.css.ts`, in neither of the others. */
  theme: number;
  /** Of what is imported when it is needed. */
  onDemand: number;
}

function weigh(output: Output): Weight {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const initial = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || initial.has(name)) return;
    initial.add(name);
    chunk.imports.forEach(visit);
  };
  visit(output[0].fileName);
  const initialCss = new Set(
    [...initial].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]),
  );
  const weight = { js: 0, css: 0, theme: 0, onDemand: 0 };
  for (const file of output) {
    const isCss = file.fileName.endsWith('.css');
    if (file.type === 'asset' && !isCss) continue;
    const bytes = gzipBytes(file.type === 'chunk' ? file.code : file.source);
    if (file.fileName.includes('/apart-')) weight.theme += isCss ? bytes : 0;
    else if (isCss) weight[initialCss.has(file.fileName) ? 'css' : 'onDemand'] += bytes;
    else weight[initial.has(file.fileName) ? 'js' : 'onDemand'] += bytes;
  }
  return weight;
}

const build = (code: string) => buildEntry(code, { external: REACT, apart: THEME });

/** Names that an entry exports and that look like components. */
async function componentsOf(entry: string): Promise<string[]> {
  const [chunk] = await build(`export * from '@sabadora/design-system/${entry}'`);
  return chunk.exports.filter((name) => /^[A-Z][a-z]/.test(name)).toSorted();
}

/** Table of every exported component, each built alone as a consumer's project would. */
export async function componentSizes(): Promise<string> {
  const entries = readdirSync(DESIGN_SYSTEM, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+\/index\.ts$/.test(file))
    .map(dirname)
    .toSorted();
  const rows: Cell[][] = [];
  let theme = 0;
  const add = async (label: string, names: string, entry: string) => {
    const weight = await build(`export ${names} from '@sabadora/design-system/${entry}'`).then(weigh);
    theme = Math.max(theme, weight.theme);
    const sum = kB(weight.js + weight.css);
    const onDemand = weight.onDemand > 0 ? kB(weight.onDemand) : undefined;
    rows.push([label, kB(weight.js), kB(weight.css), sum, onDemand, verdict(sum, TARGETS[label])]);
  };
  for (const entry of entries) {
    const names = await componentsOf(entry);
    // A set of drawings is one thing to look at.
    if (names.length > 6) await add(`${entry} (all ${names.length})`, '*', entry);
    else for (const name of names) await add(name, `{ ${name} }`, entry);
  }
  rows.push(['theme, once per page', undefined, kB(theme), kB(theme)]);
  const heads = ['component', 'JS', 'CSS', 'sum', 'on demand', 'target'];
  return formatTable('Components, kB gzip without React and without the shared theme', heads, rows);
}

/** Table of the hooks: all of them, and some alone. */
export async function hookSizes(): Promise<string> {
  const rows: Cell[][] = [];
  for (const name of ['*', ...SOME_HOOKS]) {
    const names = name === '*' ? name : `{ ${name} }`;
    const { js } = weigh(await build(`export ${names} from ${JSON.stringify(HOOKS)}`));
    rows.push([name === '*' ? 'all of @sabadora/hooks' : name, kB(js)]);
  }
  return formatTable('Hooks, kB gzip without React', ['hook', 'JS'], rows);
}

/** Bytes gzip of React and its DOM client, built as a page that hydrates has them. */
export async function reactBytes(): Promise<number> {
  const output = await buildEntry(
    `export * from 'react'; export * from 'react/jsx-runtime'; export { hydrateRoot } from 'react-dom/client';`,
  );
  return weigh(output).js;
}
