import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPaths } from './watchPaths.ts';

let folder: string;
let close: () => Promise<void>;
const onChange = vi.fn(async () => {});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(folder, 'deep/deeper'), { recursive: true });
  writeFileSync(join(folder, 'deep/deeper/a.json'), 'first');
  onChange.mockClear();
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

/** Saves a file as `sed -i` and many editors do: a new file replaces it. */
function replace(path: string): void {
  writeFileSync(join(folder, '.new'), 'next');
  renameSync(join(folder, '.new'), join(folder, path));
}

const expectCalls = (count: number) => expect.poll(() => onChange.mock.calls.length).toBe(count);
/** Waits longer than the time during which changes are collected. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 250));

test.each(['a file', 'a folder around it'])('%s is seen each time that a save replaces it', async (what) => {
  const path = 'deep/deeper/a.json';
  // The temporary file is written outside the watched folder.
  close = await watchPaths([join(folder, what === 'a file' ? path : 'deep')], onChange);
  for (const count of [1, 2, 3]) {
    replace(path);
    await expectCalls(count);
  }
  writeFileSync(join(folder, path), 'in place');
  await expectCalls(4);
});

test('folders that are added are seen, also where another of their name was removed', async () => {
  close = await watchPaths([folder], onChange);
  mkdirSync(join(folder, 'new/newer'), { recursive: true });
  await expectCalls(1);
  writeFileSync(join(folder, 'new/newer/b.json'), '1');
  await expectCalls(2);
  rmSync(join(folder, 'new'), { recursive: true });
  mkdirSync(join(folder, 'new/newer'), { recursive: true });
  await expectCalls(3);
  writeFileSync(join(folder, 'new/newer/b.json'), '2');
  await expectCalls(4);
});

test('what is beside a file does not count, and changes in quick succession are one', async () => {
  const path = join(folder, 'deep/deeper/a.json');
  close = await watchPaths([path], onChange);
  writeFileSync(join(folder, 'deep/deeper/b.json'), 'beside');
  await settled();
  expect(onChange).not.toHaveBeenCalled();
  writeFileSync(path, '1');
  writeFileSync(path, '2');
  replace('deep/deeper/a.json');
  // On a busy machine the changes are detected later than `settled` waits.
  await expectCalls(1);
  await settled();
  expect(onChange).toHaveBeenCalledTimes(1);
});
