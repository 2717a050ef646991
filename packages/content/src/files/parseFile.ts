import { LineCounter, parseDocument, type Document } from 'yaml';
import type { ContentProblem } from '../problem.ts';

/** A file of content, read but not checked. */
export interface ParsedFile {
  /** The JSON object or the front matter. */
  fields: Readonly<Record<string, unknown>>;
  /** The Markdown below the front matter; undefined for JSON. */
  markdown: string | undefined;
  /** Number of the first line of Markdown in the file, from 1. */
  markdownLine: number;
  /** The line of a field, or of its nearest parent in the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

type Report = (line: number, message: string) => void;

const FENCE = '---';

/** Splits a Markdown file into its front matter, between two lines of three dashes, and its text. */
function splitMarkdown(
  text: string,
  report: Report,
): { yaml: string; markdown: string; line: number } | undefined {
  const lines = text.split('\n');
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end === -1) {
    report(1, 'The file must begin with its fields between two lines of "---", e.g. "title: Gifts".');
    return undefined;
  }
  return {
    yaml: lines.slice(1, end).join('\n'),
    markdown: lines.slice(end + 1).join('\n'),
    line: end + 2,
  };
}

function lineFinder(document: Document, counter: LineCounter, firstLine: number): ParsedFile['lineOf'] {
  return (path) => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
        return counter.linePos(Number(node.range[0])).line + firstLine - 1;
    }
    return firstLine;
  };
}

/** Checks for strict JSON, because the YAML parser also accepts comments, unquoted words and trailing commas. */
function strictJson(text: string, report: Report): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = (error as Error).message;
    const line = Number(/\(line (\d+)/.exec(message)?.[1] ?? 1);
    report(
      line,
      `This is not JSON: ${message}. Look for a comma or a quotation mark that is missing or too many.`,
    );
    return false;
  }
}

/** Reads a file's fields and text; undefined when it has faults, which are reported. */
export function parseFile(
  file: string,
  text: string,
  onProblem: (problem: ContentProblem) => void,
): ParsedFile | undefined {
  const report: Report = (line, message) => onProblem({ file, line, message });
  const lines = text.replaceAll('\r\n', '\n');
  const isMarkdown = file.endsWith('.md');
  const parts = isMarkdown ? splitMarkdown(lines, report) : { yaml: lines, markdown: undefined, line: 1 };
  if (!parts || (!isMarkdown && !strictJson(lines, report))) return undefined;
  const counter = new LineCounter();
  const document = parseDocument(parts.yaml, { lineCounter: counter, uniqueKeys: true });
  const firstLine = isMarkdown ? 2 : 1;
  for (const { linePos, message } of document.errors)
    report((linePos?.[0].line ?? 1) + firstLine - 1, `The fields cannot be read: ${message.split('\n')[0]}`);
  if (document.errors.length > 0) return undefined;
  const fields: unknown = document.toJS();
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    report(firstLine, 'There must be fields with names, e.g. "title".');
    return undefined;
  }
  return {
    fields: fields as Record<string, unknown>,
    markdown: parts.markdown,
    markdownLine: parts.line,
    lineOf: lineFinder(document, counter, firstLine),
  };
}
