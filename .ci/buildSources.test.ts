import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSources, newestIn } from './buildSources.ts';

test('a site is built anew for what it is made from, not for the gateway or for the texts that editors own', () => {
  const sources = buildSources('sites/storefront');
  expect(sources).toEqual(
    expect.arrayContaining([
      'sites/storefront',
      'packages/pages',
      'packages/hooks',
      'packages/days',
      'packages/design-system',
      'packages/site-host',
      'pnpm-lock.yaml',
    ]),
  );
  for (const other of ['content', 'gateway', 'catalogue', 'pictures'])
    expect(sources).not.toContain(`packages/${other}`);
});

test('a source that is changed or removed is newer than a build; a build of the package itself is not, nor are end-to-end tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  const files = ['package.json', 'src/kept.ts', 'src/removed.ts'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, '');
  const written = new Date('2026-01-01');
  const age = () => {
    for (const path of [...files, join(folder, 'src'), folder]) utimesSync(path, written, written);
  };
  age();
  expect(newestIn(folder)).toBe(written.getTime());
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.js'), '');
  expect(newestIn(folder)).toBe(written.getTime());
  mkdirSync(join(folder, 'e2e'));
  writeFileSync(join(folder, 'e2e/journey.spec.ts'), '');
  expect(newestIn(folder)).toBe(written.getTime());
  writeFileSync(join(folder, 'src/kept.ts'), 'changed');
  expect(newestIn(folder)).toBeGreaterThan(written.getTime());
  age();
  rmSync(join(folder, 'src/removed.ts'));
  expect(newestIn(folder)).toBeGreaterThan(written.getTime());
});
