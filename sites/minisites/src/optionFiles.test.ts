import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPartnerFile } from './newPartner.ts';
import { newPartnerLine, readOptionFile, readOptionText } from './optionFiles.ts';
import { checkPartners } from './readPartners.ts';
import { NEW, NIGHT } from './testing/unusualPartner.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'options-'));
  file = join(folder, 'brand.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file that an option names and is not there is refused with where it was looked for', async () => {
  await expect(readOptionFile('--brand', file)).rejects.toThrow(`--brand: the file ${file} is not there.`);
  await expect(readOptionText('--footer', folder)).rejects.toThrow(/--footer: the file .* cannot be read/);
});

test('one that is not JSON is refused with line and column', async () => {
  writeFileSync(file, '{\n  "name": "night-post",\n}\n');
  await expect(readOptionFile('--brand', file)).rejects.toThrow(
    /brand\.json:3 {2}This is not JSON: .*line 3 column 1.*comma/,
  );
  writeFileSync(file, '["night-post"]');
  await expect(readOptionFile('--brand', file)).rejects.toThrow(/brand\.json:1 {2}There must be fields/);
});

test('a fault of a new partner is named by file and line, or by its option where no file has it', async () => {
  const brand = { ...NIGHT, color: { ...NIGHT.color, inkMuted: '#55524C' } };
  writeFileSync(file, JSON.stringify(brand, undefined, 2));
  const source = await readOptionFile('--brand', file);
  const logo = 'https://a.example/l.svg';
  const linesOf = (made: Partial<typeof NEW>) =>
    checkPartners([newPartnerFile({ ...NEW, ...made })]).problems.map((problem) =>
      newPartnerLine(problem, { brand: 'brand' in made ? source : undefined }),
    );
  expect(linesOf({ brand: source.fields })).toContainEqual(
    expect.stringMatching(/^\S+brand\.json:9 {2}`brand\.color\.inkMuted`: contrast of/),
  );
  expect(linesOf({ logo, logoColor: '#111111' })).toEqual([expect.stringMatching(/^--logo-color {2}`logo`/)]);
  expect(linesOf({ lead: ' ' })).toEqual([expect.stringMatching(/^--lead {2}/)]);
  expect(linesOf({ id: 'x' })).toEqual([
    '--id  `minisites.0.minisiteId`: write the number of the minisite, e.g. 360.',
  ]);
  expect(linesOf({ partnerName: ' ' })).toEqual([expect.stringMatching(/^night-post\.json {2}/)]);
});
