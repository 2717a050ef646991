import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './services.ts';

/** Stylesheets that may say `none`: of a `<summary>`, of stories, and of components that add `role="list"`. */
const ALLOWED_NONE = /Accordion\.css\.ts$|Layout\.css\.ts$|Stories\.css\.ts$|Tokens\.css\.ts$/;

const stylesheets = execFileSync('git', ['ls-files', '--', '*.css.ts'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

/** The stylesheets that contain `pattern`. */
const matching = (pattern: RegExp) =>
  stylesheets.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

test('lists have an empty string for a marker: Safari does not announce a list whose style is "none"', () => {
  const withNone = matching(/listStyle(Type)?: 'none'/);
  expect(withNone.filter((file) => !ALLOWED_NONE.test(file))).toEqual([]);
  // The search finds what it looks for.
  expect(withNone.length).toBeGreaterThan(0);
});

test('the length of lines is in em: `ch`, the width of a digit, is a seventh less before the fonts arrive, which moves the lines', () => {
  expect(matching(/\dch\b/)).toEqual([]);
  // Lengths are found.
  expect(matching(/\dem\b/).length).toBeGreaterThan(0);
});
