import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './services.ts';

/** Removes indentation, because a README shows parts of files. */
const flat = (text: string) => text.trim().replaceAll(/^[ \t]+/gm, '');

/** Texts of the files that a README's code comes from; the compiler checks them here or in a consumer's project. */
const compiled = [
  'packages/{hooks,design-system}/{readme,examples,forms}/*.{ts,tsx,mts}',
  'consumers/**/*.{ts,tsx}',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((file) => flat(readFileSync(join(root, file), 'utf8')));

test.each(['hooks', 'design-system'])('the code in the README of %s is compiled, as it stands', (name) => {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```tsx?\n([^]*?)^```$/gm)].map(([, code = '']) => code);
  expect(blocks.length).toBeGreaterThan(1);
  const loose = blocks.filter((block) => !compiled.some((text) => text.includes(flat(block))));
  expect(loose, 'Write it into a file of packages/*/readme, and show what stands there.').toEqual([]);
});

test.each(['hooks', 'design-system'])('the README of %s shows every file of its folder in full', (name) => {
  const readme = flat(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'));
  const files = globSync(`packages/${name}/readme/*`, { cwd: root });
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !readme.includes(flat(readFileSync(join(root, file), 'utf8'))))).toEqual([]);
});
