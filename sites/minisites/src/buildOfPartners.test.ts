import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PARTNERS_FOLDER, readPartners } from './readPartners.ts';
import { tracesOf } from './testing/tracesOf.ts';

const root = join(import.meta.dirname, '..');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partners-'));
  await cp(PARTNERS_FOLDER, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const build = async (): Promise<string> => {
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production', PARTNERS_FOLDER: folder } };
  const vite = join(root, 'node_modules/.bin/vite');
  return promisify(execFile)(vite, ['build', '--app', '--logLevel', 'error'], options).then(
    () => 'built',
    ({ stderr }: { stderr: string }) => stderr,
  );
};

/** Removes the logo, so that a test can add its own. */
const withoutLogo = (text: string) => text.replace(/^ {2}"logo": \{.*?^ {2}\},\n/ms, '');

test.each([
  [
    'a missing word',
    '"title": "Les échappées d’Avenue"',
    '"title": " "',
    /avenue\.json:\d+ .*there are no words/,
  ],
  [
    'a logo that cannot be read on its ground',
    '"brand": "avenue"',
    '"brand": "avenue", "logo": { "url": "https://a.example/l.svg", "color": "#EEEEEE", "ground": "paper" }',
    /avenue\.json:\d+ .*#EEEEEE on paper has a contrast/,
  ],
  [
    'a drawn logo that cannot be read on the page',
    '"brand": "avenue"',
    '"brand": "avenue", "logo": { "viewBox": "0 0 64 32", "paths": [{ "d": "M0 0h64", "color": "accent" }] }',
    /avenue\.json:\d+ .*accent on paper of avenue has a contrast/,
  ],
])('%s does not build', async (_, before, after, message) => {
  const file = join(folder, 'avenue.json');
  const text = await readFile(file, 'utf8');
  expect(text).toContain(before);
  await writeFile(file, withoutLogo(text).replace(before, after));
  expect(await build()).toMatch(message);
});

test(
  'a folder has one stylesheet for all pages beside that of the brand, and its document links both',
  { tags: ['whole-matrix-only'] },
  async () => {
    const out = join(folder, 'out');
    const command = join(import.meta.dirname, 'minisiteCommand.ts');
    const args = [command, 'build', 'avenue', '--api', 'http://api.example', '--out', out];
    const env = { ...process.env, NODE_ENV: 'production', PARTNERS_FOLDER: folder };
    await promisify(execFile)('node', args, { cwd: root, env });
    const built = join(out, 'avenue');
    const files = (await readdir(built, { recursive: true })).filter((file) => file.endsWith('.css'));
    expect(files.toSorted()).toEqual([
      expect.stringMatching(/^assets\/style-.*\.css$/),
      expect.stringMatching(/^minisites\/brands\/avenue\..*\.css$/),
    ]);
    const document = await readFile(join(built, 'index.html'), 'utf8');
    const links = [...document.matchAll(/<link rel="stylesheet" href="\/(.*?)">/g)].map(([, href]) => href);
    expect(links).toEqual(files.toSorted());
    const { minisites } = await readPartners(folder);
    const others = minisites.filter(({ partnerName }) => partnerName !== 'Avenue');
    expect(tracesOf(built, others)).toEqual([]);
  },
);
