import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './services.ts';

/** Stylesheets that may say `none`: of a `<summary>`, of stories, and of components that add `role="list"`. */
const ALLOWED = /Accordion\.css\.ts$|Layout\.css\.ts$|Stories\.css\.ts$|Tokens\.css\.ts$/;

const stylesheets = execFileSync('git', ['ls-files', '--', '*.css.ts'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

test('lists have an empty string for a marker: Safari does not announce a list whose style is "none"', () => {
  const withNone = stylesheets.filter((file) =>
    /listStyle(Type)?: 'none'/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(withNone.filter((file) => !ALLOWED.test(file))).toEqual([]);
  // The search finds what it looks for.
  expect(withNone.length).toBeGreaterThan(0);
});
