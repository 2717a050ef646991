import { createHash } from 'node:crypto';
import { readdir, readFile as readText } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, type ContentItem, type Locale } from '@sabadora/domain';
import { checkTogether } from './checkTogether.ts';
import { snippetsPath } from './files/contentPath.ts';
import { parseFile } from './files/parseFile.ts';
import { readFile } from './files/readFile.ts';
import type { ContentProblem } from './problem.ts';
import { figuresOf } from './text/figures.ts';
import type { Snippets } from './text/snippets.ts';

/** Folder of the editors' files. */
export const CONTENT_FOLDER: string = fileURLToPath(new URL('../files', import.meta.url));

/** All content of a folder. */
export interface Content {
  /** The items; complete only when there are no problems. */
  items: readonly ContentItem[];
  /** The problems without duplicates, ordered by file and line. */
  problems: readonly ContentProblem[];
  /** Digest that changes when any file does, or a figure that texts quote. */
  digest: string;
}

interface SourceFile {
  file: string;
  text: string;
}

async function readFolder(folder: string): Promise<SourceFile[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && /\.(?:md|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Promise.all(
    files.map(async (path) => ({
      file: path.slice(folder.length + 1).replaceAll(sep, '/'),
      text: await readText(path, 'utf8'),
    })),
  );
}

type OnProblem = (problem: ContentProblem) => void;

/**
 * The snippets of a market: those of all markets, of its language and its own (later ones override), and the figures.
 */
function readSnippets(files: readonly SourceFile[], onProblem: OnProblem): (locale: Locale) => Snippets {
  const own = files.flatMap(({ file, text }) => {
    const markets = snippetsPath(file);
    const parsed = markets && parseFile(file, text, onProblem);
    return parsed ? [{ ...markets, ...parsed, file }] : [];
  });
  const order = { all: 0, language: 1, market: 2 };
  const inOrder = own.toSorted((a, b) => order[a.scope] - order[b.scope]);
  for (const { file, fields, lineOf } of inOrder)
    for (const [name, words] of Object.entries(fields))
      if (typeof words !== 'string')
        onProblem({
          file,
          line: lineOf([name]),
          message: `\`${name}\` must be a text between quotation marks.`,
        });
  const byLocale = new Map(
    LOCALES.map((locale) => {
      const entries = inOrder
        .filter(({ locales }) => locales.includes(locale))
        .flatMap(({ fields }) => Object.entries(fields));
      const own = entries.map(([name, words]) => [name, String(words)] as const);
      return [locale, new Map([...own, ...figuresOf(locale)])] as const;
    }),
  );
  return (locale) => byLocale.get(locale) ?? new Map();
}

/** Reads and checks all files of a folder. */
export async function readContent(folder: string = CONTENT_FOLDER): Promise<Content> {
  const files = await readFolder(folder);
  const problems = new Map<string, ContentProblem>();
  const onProblem: OnProblem = (problem) => problems.set(Object.values(problem).join(' '), problem);
  const snippetsOf = readSnippets(files, onProblem);
  const read = files
    .filter(({ file }) => snippetsPath(file) === undefined)
    .flatMap(({ file, text }) => readFile(file, text, snippetsOf, onProblem));
  // An unreadable file would produce errors in every file that links to it.
  if (problems.size === 0) checkTogether(read, onProblem);
  const hash = createHash('sha256');
  for (const { file, text } of files) hash.update(`${file}\n${text}\n`);
  for (const locale of LOCALES) hash.update([...figuresOf(locale).values()].join(' '));
  return {
    items: read.map(({ item }) => item),
    problems: [...problems.values()].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    digest: hash.digest('hex'),
  };
}
