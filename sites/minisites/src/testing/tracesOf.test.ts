import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPartners } from '../readPartners.ts';
import { tracesOf } from './tracesOf.ts';

const { minisites } = await readPartners();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['a name', 'const a = "Potager";'],
  ['an address', 'location.href = "/minisite/la-gazette/search"'],
  ['who sent the visitor', '"?affiliate=tamtam"'],
  ['a colour', 'a{color:#1b3a6b}'],
  ['a number of a minisite', '{"minisiteId":97,"a":1}'],
  ['a number in a call', '"/api/offers.json?minisite=250"'],
])('%s of a partner is found in a file of a build', async (_, text) => {
  await writeFile(join(folder, 'assets/a.js'), text);
  expect(tracesOf(folder, minisites)).toEqual([expect.stringContaining('assets/a.js')]);
});

test('words that hold a name, common colours and other numbers are no traces', async () => {
  await writeFile(join(folder, 'a.css'), 'a{color:#FFFFFF;width:97px}');
  await writeFile(join(folder, 'b.js'), 'potagers(360);let marées={minisiteId:3600}');
  expect(tracesOf(folder, minisites)).toEqual([]);
});

test('a folder without files is a mistake', () => {
  expect(() => tracesOf(folder, minisites)).toThrow('has no files');
});
