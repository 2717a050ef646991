import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checked } from './checked.ts';
import { guidance } from './index.ts';

const axeStories = readFileSync(join(import.meta.dirname, '../examples/Examples.stories.tsx'), 'utf8');
const sources = import.meta.glob<string>(['../examples/*.tsx', '!../examples/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const tests = import.meta.glob<string>('../../packages/design-system/src/*/*.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
// Of these the names alone are wanted.
const entries = new Set(
  Object.keys(import.meta.glob('../../packages/design-system/src/*/index.ts')).map((path) =>
    path.split('/').at(-2),
  ),
);

const examples = Object.entries(sources).map(
  ([path, source]) => [path.slice('../examples/'.length, -'.tsx'.length), source] as const,
);

test.each(examples)('the example of %s is of a component with guidance, and axe checks it', (name) => {
  expect(Object.keys(guidance)).toContain(name);
  expect(axeStories).toContain(`export const ${name}: Story`);
});

test.each(examples)('the example of %s imports its entry, and published entries alone', (name, source) => {
  const imported = [...source.matchAll(/ from '([^']+)'/g)].map(([, from = '']) => from);
  const unpublished = imported.filter((from) => {
    const [, entry] = /^@sabadora\/design-system\/(\w+)$/.exec(from) ?? [];
    return from !== 'react' && !entries.has(entry);
  });
  expect(imported).toContain(`@sabadora/design-system/${name}`);
  expect(unpublished).toEqual([]);
});

test.each(Object.entries(checked))(
  'what is said to be tested of %s names tests of its own',
  (name, notes) => {
    const own = Object.entries(tests).filter(([path]) => path.includes(`/src/${name}/`));
    const titles = own.map(([, source]) => source).join('\n');
    expect(own).not.toEqual([]);
    expect(notes.map((note) => note.test).filter((title) => !titles.includes(title))).toEqual([]);
  },
);
