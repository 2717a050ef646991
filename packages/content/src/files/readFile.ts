import { contentBodies } from '@sabadora/api/schemas/content/bodies';
import { contentRank, type ContentItem, type Locale } from '@sabadora/domain';
import * as z from 'zod/mini';
import type { ContentProblem } from '../problem.ts';
import { fillSnippets, fillSnippetsIn, type Snippets } from '../text/snippets.ts';
import { toRichText } from '../text/toRichText.ts';
import { KINDS_OF_FILES, readContentPath, type ContentPath } from './contentPath.ts';
import { describeIssue, unknownFields, type FieldProblem } from './describeIssue.ts';
import { parseFile, type ParsedFile } from './parseFile.ts';
import { readSelection, splitFields } from './selection.ts';

// `jitless`: compiled validators need `eval`. `en`: zod mini has no default messages.
z.config({ ...z.locales.en(), jitless: true });

/** An item with the lines of its fields, for faults that only a comparison with other items shows. */
export interface ReadItem {
  item: ContentItem;
  lineOf: ParsedFile['lineOf'];
}

type OnProblem = (problem: ContentProblem) => void;

/** The items of a file, one for each of its markets; none when the file has faults, which are reported. */
export function readFile(
  file: string,
  text: string,
  snippetsOf: (locale: Locale) => Snippets,
  onProblem: OnProblem,
): ReadItem[] {
  const path = readContentPath(file);
  if (typeof path === 'string') {
    onProblem({ file, line: 1, message: path });
    return [];
  }
  const parsed = parseFile(file, text, onProblem);
  if (!parsed) return [];
  return path.locales.flatMap((locale) => {
    const item = readItem(file, path, parsed, locale, snippetsOf(locale), onProblem);
    return item ? [{ item, lineOf: parsed.lineOf }] : [];
  });
}

function readItem(
  file: string,
  { kind, key, scope }: ContentPath,
  { fields, markdown, markdownLine, lineOf }: ParsedFile,
  locale: Locale,
  snippets: Snippets,
  onProblem: OnProblem,
): ContentItem | undefined {
  let isSound = true;
  const report = (line: number, message: string) => {
    isSound = false;
    onProblem({ file, line, message });
  };
  const reportField = ({ path, message }: FieldProblem) => report(lineOf(path), message);
  const unknownSnippet = (name: string) =>
    `{{${name}}} is not among the snippets of ${locale}. Correct its name, or add it to a snippets.json of that market.`;

  const { selection: when, body: written } = splitFields(fields);
  const read = readSelection(when);
  if ('issues' in read)
    for (const problem of read.issues.flatMap((issue) => describeIssue(issue))) reportField(problem);

  const body = withTexts(
    fillSnippetsIn(written, snippets, (name, at) => report(lineOf(at), unknownSnippet(name))),
  ) as Record<string, unknown>;
  const { textField } = KINDS_OF_FILES[kind];
  if (textField !== undefined && markdown !== undefined) {
    const filled = fillSnippets(markdown, snippets, (name, offset) =>
      report(markdownLine + markdown.slice(0, offset).split('\n').length - 1, unknownSnippet(name)),
    );
    const content = toRichText(filled);
    if (content.length === 0) report(markdownLine, 'There is no text below the fields. Write it there.');
    body[textField] = content;
  }
  const parsed = z.safeParse(contentBodies[kind], body);
  if (!parsed.success)
    for (const problem of parsed.error.issues.flatMap((issue) => describeIssue(issue))) reportField(problem);
  else for (const problem of unknownFields(body, parsed.data)) reportField(problem);

  if (!isSound || 'issues' in read || !parsed.success) return undefined;
  const { selection } = read;
  return { file, kind, key, locale, rank: contentRank(selection, scope), ...selection, body: parsed.data };
}

/** The value with each `markdown` field replaced by a sanitised `content` field. */
function withTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTexts);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]): [string, unknown] =>
    name === 'markdown' && typeof each === 'string' ? ['content', toRichText(each)] : [name, withTexts(each)],
  );
  return Object.fromEntries(entries);
}
