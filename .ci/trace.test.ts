import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { idsIn, isTestOf, readTrace, reasonsIn, report, rowsIn, titlesIn, unreachedIn } from './trace.ts';

describe('ids in a title', () => {
  test.each([
    ['SE-094 D-113: today closes at 20:00', ['SE-094', 'D-113']],
    ['SE-022, SE-023 numbers', ['SE-022', 'SE-023']],
    ['SE-008…SE-011: fields', ['SE-008', 'SE-009', 'SE-010', 'SE-011']],
    ['PR-099...101', ['PR-099', 'PR-100', 'PR-101']],
    ['(ALG-9…ALG-11)', ['ALG-9', 'ALG-10', 'ALG-11']],
    ['SE-005…CH-007', ['SE-005', 'CH-007']],
    ['SE-009…SE-007', ['SE-009']],
    ['a NOISE-12 and ID-3', []],
  ])('%s', (title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });
});

test('titles are those of tests, tables, steps and stories, not of comments or data', () => {
  const source = `
    // test SE-001 in a comment
    describe('one', () => { test.skip("two's", () => use('SE-002')); });
    test.each([
      ['SE-003', 1],
    ] as const)(
      'three %s', () => {});
    export const Story = { name: 'four', args: { label: 'SE-004' } };
    await step(\`five\`, run);
    it.each\`a\`('six', () => {});
  `;
  expect(titlesIn(source)).toEqual(['one', "two's", 'three %s', 'four', 'five', 'six']);
});

const rows = rowsIn(
  [
    '# Page',
    '## First',
    '| id | rule |',
    '|---|---|',
    '| SE-001 | Six markets. | src |',
    '| SE-002 | Kinds. | s |',
  ]
    .concat('## Second', '### ALG-1 Hash codec (SE-014…025)')
    .join('\n'),
);

test('rows stand below their heading, an algorithm is a row', () => {
  expect(rows).toEqual([
    { heading: 'First', id: 'SE-001', text: 'Six markets.' },
    { heading: 'First', id: 'SE-002', text: 'Kinds.' },
    { heading: 'Second', id: 'ALG-1', text: 'Hash codec (SE-014…025)' },
  ]);
});

test('the report tells per heading what is tested and what is missing', () => {
  const named = new Set(['SE-001', 'ALG-1']);
  expect(report(rows, named, false)).toEqual([
    '',
    'First: 1 of 2',
    '  tested   SE-001',
    '  missing  SE-002 Kinds.',
    '',
    'Second: 1 of 1',
    '  tested   ALG-1',
  ]);
  expect(report(rows, named, true)).toEqual(['', 'First: 1 of 2', '  missing  SE-002 Kinds.']);
});

test('a row that no test can name carries its reason', () => {
  const reasons = reasonsIn('| id | reason |\n|---|---|\n| SE-002 | Nothing to see. |');
  expect(report(rows, new Set(['SE-001', 'ALG-1']), false, reasons)).toContain(
    '  reason   SE-002 Nothing to see.',
  );
  expect(report(rows, new Set(['SE-001', 'ALG-1']), true, reasons)).toEqual([]);
});

test('a test of code that no site reaches does not count', () => {
  const unreached = unreachedIn(`{
  "ignoreIssues": {
    // A reason: "quoted", of a later screen.
    "packages/domain/src/a.ts": ["exports"],
    "packages/pages/src/B.tsx": ["files"]
  },
  "workspaces": { ".": {} }
}`);
  expect([...unreached]).toEqual(['packages/domain/src/a.ts', 'packages/pages/src/B.tsx']);
  const files = [
    'packages/domain/src/a.test.ts',
    'packages/pages/src/B.test.tsx',
    'packages/domain/src/c.test.ts',
  ];
  expect(files.filter((file) => !isTestOf(file, unreached))).toEqual(['packages/domain/src/c.test.ts']);
});

test('every file that no site reaches yet exists', () => {
  const root = join(import.meta.dirname, '..');
  const unreached = [...unreachedIn(readFileSync(join(root, '.knip.production.jsonc'), 'utf8'))];
  expect(unreached.length).toBeGreaterThan(0);
  expect(unreached.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('every rule of the search is named by a test or carries a reason, and no reason has outlived its need', () => {
  const { pages, named, reasons } = readTrace();
  const search = pages.get('requirements')?.filter(({ id }) => id.startsWith('SE-')) ?? [];
  expect(search).toHaveLength(264);
  expect(search.filter(({ id }) => !named.has(id) && !reasons.has(id))).toEqual([]);
  expect([...reasons.keys()].filter((id) => named.has(id))).toEqual([]);
});
