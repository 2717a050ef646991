import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { brotliQuality, precompress } from './precompress.ts';

const folders: string[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Builds a page of a thousand words, and gives the files written beside its script. */
async function builtScript() {
  const root = mkdtempSync(join(tmpdir(), 'precompress-'));
  folders.push(root);
  const words = Array.from({ length: 1000 }, (_, n) => `word ${(n * 7919) % 1013}`);
  writeFileSync(join(root, 'main.js'), `document.title = ${JSON.stringify(words)}.join();`);
  await build({
    root,
    logLevel: 'silent',
    plugins: [precompress()],
    build: { outDir: 'dist', rolldownOptions: { input: join(root, 'main.js') } },
  });
  const assets = join(root, 'dist/assets');
  const read = (end: string) =>
    readFileSync(join(assets, readdirSync(assets).find((name) => name.endsWith(end)) ?? end));
  return { script: read('.js'), brotli: read('.js.br'), gzip: read('.js.gz') };
}

test('a script has copies in both encodings, smaller and of the same text', async () => {
  const { script, brotli, gzip } = await builtScript();
  expect(brotliDecompressSync(brotli)).toEqual(script);
  expect(gunzipSync(gzip)).toEqual(script);
  expect(brotli.length).toBeLessThan(gzip.length);
});

test('BROTLI_QUALITY makes a build quicker and its files larger', async () => {
  const { brotli: best } = await builtScript();
  vi.stubEnv('BROTLI_QUALITY', '1');
  const { script, brotli: quick } = await builtScript();
  expect(brotliDecompressSync(quick)).toEqual(script);
  expect(quick.length).toBeGreaterThan(best.length);
});

test.each([
  [undefined, 11],
  ['', 11],
  ['0', 0],
  ['5', 5],
  ['11', 11],
])('quality of %s', (text, quality) => {
  expect(brotliQuality(text)).toBe(quality);
});

test.each(['12', '-1', '5.5', 'best'])('"%s" is no quality', (text) => {
  expect(() => brotliQuality(text)).toThrow(
    `BROTLI_QUALITY must be a whole number from 0 to 11, not "${text}".`,
  );
});
