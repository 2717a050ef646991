import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageName } from '../src/kit/words/namespaces.ts';

const pagesDir = join(dirname(fileURLToPath(import.meta.url)), '../src');
const designSystemDir = join(pagesDir, '../../design-system/src');

/** Imports that the compiler takes away. */
const OF_TYPES = /^(?:import|export) type\b[^;]*;/gm;
/** The specifier of a static import or a re-export. */
const AT_FIRST = /(?:from|import)\s*'([^']+)'/g;
/** The specifier of an `import()`. */
const ON_DEMAND = /import\(\s*'([^']+)'/g;
/** How a component of the design system asks for its words. */
const ASKS_FOR_WORDS = /useWords\('(\w+)'/g;
/** A message's key, or one that is put together. */
const KEY = /'(\w+\.[^'\n]+)'|`(\w+\.[^`\n]*\$\{[^`\n]*)`/g;

/** What a page says of its own accord, and what only its parts on demand say. */
export interface WordsOfPage {
  /** Components with words of their own, sorted. */
  components: { first: string[]; later: string[] };
  /** Whether the message is one of those that the page opens with. */
  isFirst: (key: string) => boolean;
}

function fileOf(specifier: string, importer: string): string | undefined {
  const component = /^@sabadora\/design-system\/(\w+)$/.exec(specifier)?.[1];
  const file = component
    ? join(designSystemDir, component, 'index.ts')
    : specifier.startsWith('.') && resolve(dirname(importer), specifier);
  return file && existsSync(file) ? file : undefined;
}

/** The source texts that `entry` brings along: those it imports, and with `withOnDemand` those it may load later. */
function sourcesFrom(entry: string, withOnDemand: boolean): string[] {
  const patterns = withOnDemand ? [AT_FIRST, ON_DEMAND] : [AT_FIRST];
  const texts: string[] = [];
  // A set is walked in the order in which it grows.
  const files = new Set([entry]);
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll(OF_TYPES, '');
    texts.push(text);
    for (const [, specifier = ''] of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const imported = fileOf(specifier, file);
      if (imported) files.add(imported);
    }
  }
  return texts;
}

function componentsIn(sources: readonly string[]): Set<string> {
  return new Set(sources.flatMap((text) => [...text.matchAll(ASKS_FOR_WORDS)].map(([, name = '']) => name)));
}

/** What a template literal may come out as; a hole of it holds no dot. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^$()[\]|\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}

/** Reads a page's own files and those of the components it shows. */
export function wordsOfPage(page: PageName): WordsOfPage {
  const entry = join(pagesDir, 'routes', page, 'page.tsx');
  const frame = join(pagesDir, 'kit/document/PageRoot.tsx');
  const first = [entry, frame].flatMap((file) => sourcesFrom(file, false));
  const all = [entry, frame].flatMap((file) => sourcesFrom(file, true));
  const componentsAtFirst = componentsIn(first);
  const keys = new Set<string>();
  const templates: RegExp[] = [];
  for (const [, key, template] of first.flatMap((text) => [...text.matchAll(KEY)])) {
    if (key !== undefined) keys.add(key);
    if (template !== undefined) templates.push(patternOf(template));
  }
  return {
    components: {
      first: [...componentsAtFirst].sort(),
      later: [...componentsIn(all)].filter((name) => !componentsAtFirst.has(name)).sort(),
    },
    isFirst: (key) => keys.has(key) || templates.some((template) => template.test(key)),
  };
}
