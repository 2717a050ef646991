import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../services.ts';
import { breakingChanges } from './breakingChanges.ts';
import { majorChangesets } from './majorChangesets.ts';

const before = `# @sabadora/design-system/Switch
component Switch
  ref: HTMLInputElement
  label: string
  size?: 'large' | 'small'
  onChange?: (isSelected: boolean) => void
interface SwitchState
  isOn: boolean
function read: (text: string) => number
also Words, of @sabadora/design-system/words
`;

test('nothing breaks where nothing changed', () => {
  expect(breakingChanges(before, before)).toEqual([]);
});

test.each([
  ['a new optional prop', '  label: string', '  label: string\n  tone?: string'],
  ['a prop that takes more', "'large' | 'small'", "'large' | 'medium' | 'small'"],
  ['a prop that may be left out', '  label: string', '  label?: string'],
  ['a new field of a result', '  isOn: boolean', '  isOn: boolean\n  isReady: boolean'],
  ['a new export', 'function read', 'function write: () => void\nfunction read'],
])('%s breaks nobody', (_what, from, to) => {
  expect(breakingChanges(before, before.replace(from, to))).toEqual([]);
});

test.each([
  ['a component that is gone', 'component Switch', 'component Toggle', 'Switch is gone.'],
  ['an entry that is gone', '/Switch\n', '/Toggle\n', 'Words is gone.'],
  ['a prop that is gone', '  label: string\n', '', 'Switch has no label any more.'],
  [
    'a prop that takes less',
    "'large' | 'small'",
    "'large'",
    "size of @sabadora/design-system/Switch Switch was 'large' | 'small' and is 'large'.",
  ],
  [
    'a prop that must be given',
    '  size?:',
    '  size:',
    'size of @sabadora/design-system/Switch Switch is required now.',
  ],
  [
    'a new prop that must be given',
    '  label: string',
    '  label: string\n  name: string',
    'cannot do without name',
  ],
  ['a callback that gives something else', '(isSelected: boolean)', '(event: Event)', 'onChange of'],
  ['a result that may be missing', '  isOn: boolean', '  isOn?: boolean', 'is optional now'],
  ['a result with more shapes', '  isOn: boolean', '  isOn: boolean | undefined', 'isOn of'],
  ['a function with another signature', 'text: string', 'text: URL', 'read was'],
])('%s breaks', (_what, from, to, sentence) => {
  expect(breakingChanges(before, before.replace(from, to)).join('\n')).toContain(sentence);
});

test('a changeset says which packages it is major for', () => {
  const text = "---\n'@sabadora/hooks': major\n'@sabadora/design-system': minor\n---\n\nGone.\n";
  expect(majorChangesets([text])).toEqual(['@sabadora/hooks']);
});

/** The public interface at the last release; undefined before the first one. */
function releasedApi(folder: string): string | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const [tag] = git('tag', '--list', `@sabadora/${folder}@*`, '--sort=-version:refname').trim().split('\n');
  return tag === undefined || tag === '' ? undefined : git('show', `${tag}:packages/${folder}/api.txt`);
}

test.each(['design-system', 'hooks', 'test-kit'])(
  'what breaks consumers of %s has a major changeset',
  (folder) => {
    const texts = globSync('.changeset/*.md', { cwd: root }).map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    const now = readFileSync(join(root, 'packages', folder, 'api.txt'), 'utf8');
    const broken = breakingChanges(releasedApi(folder) ?? now, now);
    const isAnnounced = majorChangesets(texts).includes(`@sabadora/${folder}`);
    expect(isAnnounced ? [] : broken, 'Keep what was there, or add a major changeset.').toEqual([]);
  },
);
