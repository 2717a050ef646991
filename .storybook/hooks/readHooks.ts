import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const hooks = join(import.meta.dirname, '../../packages/hooks');
const read = (...path: string[]) => readFileSync(join(hooks, ...path), 'utf8');

/** Documentation of a hook. */
export interface HookDoc {
  name: string;
  /** The docstring, as Markdown. */
  description: string;
  /** TypeScript source of its options and results with their docstrings, and of its signature. */
  types: string;
  /** Source of its example. */
  example: string;
}

/** The published hooks by name, from the sources of the package and its examples. */
export function readHooks(): Record<string, HookDoc> {
  const published = [...read('src/index.ts').matchAll(/\buse[A-Z]\w+(?=[,\s}])/g)].map(([name]) => name);
  const sources = globSync('src/**/*.{ts,tsx}', {
    cwd: hooks,
    exclude: ['**/*.test.*', '**/testing/**'],
  }).map((file) => read(file));
  const examples = globSync('examples/*.tsx', { cwd: hooks });
  return Object.fromEntries(
    [...new Set(published)].map((name) => {
      const source = sources.find((text) => text.includes(`export function ${name}`)) ?? '';
      const example = examples.find((file) => basename(file, '.tsx') === name);
      return [
        name,
        {
          name,
          description: docstringOf(name, source),
          types: typesOf(name, source, sources),
          example: example === undefined ? '' : read(example),
        },
      ];
    }),
  );
}

/** The docstring that ends right above the hook. */
function docstringOf(name: string, source: string): string {
  const above = source.slice(0, source.indexOf(`export function ${name}`)).trimEnd();
  if (!above.endsWith('*/')) return '';
  return above
    .slice(above.lastIndexOf('/**') + '/**'.length, -'*/'.length)
    .replaceAll(/^ *\* ?/gm, '')
    .trim()
    .replaceAll(/^@param (\w+) /gm, '- `$1`: ')
    .replaceAll(/^@(returns|throws) /gm, (_, tag: string) =>
      tag === 'returns' ? '- Returns ' : '- Throws ',
    );
}

const DECLARATION =
  /(?:^\/\*\*(?:(?!\*\/)[^])*\*\/\n)?^export (?:interface (\w+)[^{]*\{[^]*?^\}|type (\w+) =[^]*?;$(?=\n\n))/gm;

/** The interfaces and types of the hook's file, those that they extend, and the hook's signature. */
function typesOf(name: string, source: string, sources: readonly string[]): string {
  const own = [...source.matchAll(DECLARATION)].map(([text]) => text);
  const bases = own.flatMap((text) => [...text.matchAll(/ extends (\w+)/g)].map(([, base]) => base));
  const inherited = sources
    .filter((other) => other !== source)
    .flatMap((other) => [...other.matchAll(DECLARATION)])
    .filter(([, declared]) => declared !== undefined && bases.includes(declared))
    .map(([text]) => text);
  const start = source.indexOf(`export function ${name}`);
  const head = /^export function [^]*?\{$/m.exec(source.slice(start))?.[0] ?? '';
  return [...inherited, ...own, head.replace(/ \{$/, ';')].join('\n\n');
}
