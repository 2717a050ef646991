import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './launchBrowser.ts';
import { tryConsumer } from './tryConsumer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

// The other consumers need the registry, and run with `npm run consumers`.
describe.each([
  { name: 'vite', maxKB: { js: 121, css: 11 }, tags: [] },
  { name: 'node-ssr', maxKB: { js: 121, css: 24 }, tags: ['whole-matrix-only'] },
])('a project with $name', ({ name, maxKB, tags }) => {
  test('builds with the tarballs, and its page works under a strict policy', { tags }, async ({ signal }) => {
    const { problems, js, css } = await tryConsumer(name, inject('tarballs'), 'links', browser, signal);
    expect(problems).toEqual([]);
    expect(js / 1000).toBeLessThan(maxKB.js);
    expect(css / 1000).toBeLessThan(maxKB.css);
  });
});
