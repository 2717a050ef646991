// Prints which rules of packages/domain/rules the titles of tests name, by heading; with `--missing`, only the rules
// without a test. A test counts if a site or a published entry uses the code it tests, see .knip.production.jsonc.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A rule, decision or algorithm in the tables and headings of the rules. */
export interface Row {
  heading: string;
  id: string;
  text: string;
}

const TESTS = ['test.ts', 'test.tsx', 'spec.ts', 'stories.tsx'].map((end) => `{packages,sites}/**/*.${end}`);
const STRING = String.raw`('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|${'`'}(?:\\.|[^${'`'}\\])*${'`'})`;
/** The text after `test(`, `describe.skip(`, `step(`, the second bracket of `test.each(…)(`, or a story's name. */
const TITLE = new RegExp(
  String.raw`(?:\b(?:test|it|describe|step)(?:\.\w+)*\s*\(|[)${'`'}]\s*\(|\b(?:name|title):)\s*${STRING}`,
  'g',
);
const ID = /\b(SE|PR|CH|D|ALG)-(\d+)(?:\s*(?:…|\.{2,3}|–)\s*(?:\1-)?(\d+))?/g;

/** Every test title and story name in a source text. */
export function titlesIn(source: string): string[] {
  return [...source.matchAll(TITLE)].map(([, quoted = '']) => quoted.slice(1, -1));
}

/** Every id in a title; a range such as "SE-014…SE-019" or "ALG-1…3" stands for all its ids. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(ID)].flatMap(([, kind = '', first = '', last = first]) => {
    const count = Math.max(1, Number(last) - Number(first) + 1);
    return Array.from({ length: count }, (_, index) => {
      return `${kind}-${String(Number(first) + index).padStart(first.length, '0')}`;
    });
  });
}

/** The rows of a rules page, each with the heading above it; each algorithm is a row. */
export function rowsIn(markdown: string): Row[] {
  const rows: Row[] = [];
  let heading = '';
  for (const line of markdown.split('\n')) {
    const [, part] = /^## (.+)/.exec(line) ?? [];
    heading = part ?? heading;
    const [, id, text] = /^(?:\||###) ((?:SE|PR|CH|D|ALG)-\d+) (?:\| )?([^|]*)/.exec(line) ?? [];
    if (id !== undefined) rows.push({ heading, id, text: (text ?? '').trim() });
  }
  return rows;
}

/** The reasons why no test can name some rows, by id, from the table of a page. */
export function reasonsIn(markdown: string): Map<string, string> {
  return new Map(rowsIn(markdown).map(({ id, text }) => [id, text]));
}

/** The report, line by line. */
export function report(
  rows: readonly Row[],
  named: ReadonlySet<string>,
  onlyMissing: boolean,
  reasons: ReadonlyMap<string, string> = new Map(),
): string[] {
  const lines: string[] = [];
  for (const heading of new Set(rows.map((row) => row.heading))) {
    const own = rows.filter((row) => row.heading === heading);
    const untested = own.filter(({ id }) => !named.has(id));
    const missing = untested.filter(({ id }) => !reasons.has(id));
    const excused = untested.filter(({ id }) => reasons.has(id));
    if (onlyMissing && missing.length === 0) continue;
    lines.push('', `${heading}: ${own.length - untested.length} of ${own.length}`);
    const tested = own.filter(({ id }) => named.has(id)).map(({ id }) => id);
    if (!onlyMissing && tested.length > 0) lines.push(`  tested   ${tested.join(' ')}`);
    if (!onlyMissing) lines.push(...excused.map(({ id }) => `  reason   ${id} ${reasons.get(id)}`));
    lines.push(...missing.map(({ id, text }) => `  missing  ${id} ${text.slice(0, 90)}`));
  }
  return lines;
}

/** The source files that no site uses yet: those whose unused exports .knip.production.jsonc allows. */
export function unreachedIn(jsonc: string): ReadonlySet<string> {
  const [, list = ''] = /"ignoreIssues": \{(.*?)\n  \}/s.exec(jsonc) ?? [];
  return new Set([...list.matchAll(/^\s*"([^"]+)":/gm)].map(([, file = '']) => file));
}

/** Whether the test or stories file tests one of `sources`, by its name. */
export function isTestOf(file: string, sources: ReadonlySet<string>): boolean {
  return sources.has(file.replaceAll('\\', '/').replace(/\.(test|stories)(?=\.tsx?$)/, ''));
}

/** Reads the rules, the ids that tests name, and the reasons for rules without a test. */
export function readTrace(): {
  pages: Map<string, Row[]>;
  named: ReadonlySet<string>;
  reasons: ReadonlyMap<string, string>;
} {
  const root = join(fileURLToPath(import.meta.url), '../..');
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const rules = (page: string) => read(`packages/domain/rules/${page}.md`);
  const unreached = unreachedIn(read('.knip.production.jsonc'));
  const files = globSync(TESTS, {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).filter((file) => !isTestOf(file, unreached));
  return {
    pages: new Map(['requirements', 'decisions'].map((page) => [page, rowsIn(rules(page))])),
    named: new Set(files.flatMap((file) => titlesIn(read(file)).flatMap(idsIn))),
    reasons: reasonsIn(rules('untested')),
  };
}

function main(): void {
  const { pages, named, reasons } = readTrace();
  const onlyMissing = process.argv.includes('--missing');
  for (const [page, rows] of pages) {
    const tested = rows.filter(({ id }) => named.has(id)).length;
    const excused = rows.filter(({ id }) => !named.has(id) && reasons.has(id)).length;
    const missing = rows.length - tested - excused;
    console.log(report(rows, named, onlyMissing, reasons).join('\n'));
    console.log(
      `\n${page}: ${tested} of ${rows.length} named by a test, ${excused} with a reason, ${missing} missing`,
    );
  }
  const known = new Set([...pages.values()].flat().map(({ id }) => id));
  const unknown = [...named].filter((id) => !known.has(id)).sort();
  if (unknown.length > 0) console.log(`\nnamed by a test, but no rule: ${unknown.join(' ')}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
