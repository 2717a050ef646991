import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import jscodeshift, { type Transform } from 'jscodeshift';
import { expect, test } from 'vitest';

const names = globSync('*.mjs', { cwd: import.meta.dirname }).map((file) => file.replace('.mjs', ''));
const fixture = (name: string, state: 'before' | 'after') =>
  readFileSync(join(import.meta.dirname, 'fixtures', `${name}.${state}.tsx.txt`), 'utf8');

async function transformed(name: string, source: string): Promise<string | null | undefined | void> {
  const { default: transform } = (await import(join(import.meta.dirname, `${name}.mjs`))) as {
    default: Transform;
  };
  const j = jscodeshift.withParser('tsx');
  const api = { j, jscodeshift: j, stats: () => {}, report: () => {} };
  return transform({ path: 'Page.tsx', source }, api, {});
}

test.each(names)('%s writes what stands before as what stands after', async (name) => {
  expect(await transformed(name, fixture(name, 'before'))).toBe(fixture(name, 'after'));
});

test.each(names)('%s leaves a file alone that does not use the package', async (name) => {
  expect(
    await transformed(name, `import { Tabs } from 'elsewhere';\n\n<Tabs look="pill" />;\n`),
  ).toBeUndefined();
});
