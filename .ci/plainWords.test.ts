import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './services.ts';

/** Phrases that comments, READMEs and change notes must not contain, each with what to write instead. */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bon (its|their) way\b(?! up)/i, 'loading, pending or in flight'],
  [/\b(asks?|asked|asking) (again )?for\b/i, 'request, require or open'],
  [/\b(is|are|was|were|been|being) asked\b/i, 'is called or is requested'],
  [/\b(is|are|was|were) answered\b/i, 'responds with'],
  [/\bno answer\b|\b(its|the gateway's) answer (is|to|of|comes?|came|that)\b/i, 'response, data or result'],
  [/\b(is|are|was|were) told\b|\btold apart\b/i, 'gets, is called with, or is distinguished'],
  [/\btells (what|how|who|which|where|whether|of)\b/i, 'has, returns or reports'],
  [/\bhow (its|their|that|the last) \w+ stands?\b/i, 'the status of'],
  [/\bwhat came of\b/i, 'the result of'],
  [/\bstands? (beside its|in for|in the place)\b/i, 'is positioned, replaces'],
  [/\bnobody\b/i, 'the condition itself: "without reviews", "signed out", "no result"'],
];

const FILES = ['*.ts', '*.tsx', '*.mjs', 'README.md', '**/README.md', '.github/*.md', '.changeset/*.md'];
const LEFT_OUT = [':!packages/content', ':!.ci/plainWords.test.ts'];

const files = execFileSync('git', ['ls-files', '--', ...FILES, ...LEFT_OUT], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

/** A comment; does not match "//" and "/*" in strings with addresses or globs. */
const COMMENT = /(?<![\w*'"`])\/\*[\s\S]*?\*\/|(?<![:"'`\w/])\/\/ [^\n]*/g;

/** The prose of a file, each piece on one line: its comments, or the whole of a Markdown file. */
function proseOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const pieces = file.endsWith('.md') ? text.split('\n') : (text.match(COMMENT) ?? []);
  return pieces.map((piece) => piece.replaceAll(/\n\s*\*? ?/g, ' '));
}

const prose = files.flatMap((file) => proseOf(file).map((text) => ({ file, text })));

test('comments are found', () => {
  expect(prose.length).toBeGreaterThan(5000);
});

describe('comments, READMEs and change notes use the terms of the field', () => {
  test.each(PHRASES)('%s: write "%s"', (phrase) => {
    const found = prose.filter(({ text }) => phrase.test(text));
    expect(found.map(({ file, text }) => `${file}: ${text.slice(0, 160)}`)).toEqual([]);
  });
});
