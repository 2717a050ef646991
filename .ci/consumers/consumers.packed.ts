import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './launchBrowser.ts';
import { tryConsumer } from './tryConsumer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

// The others need the registry: `npm run consumers`.
test.each([
  { name: 'vite', maxKB: { js: 121, css: 11 } },
  { name: 'node-ssr', maxKB: { js: 121, css: 24 } },
])(
  'a project with $name builds with the tarballs, and its page works under a strict policy',
  async ({ name, maxKB }) => {
    const { problems, js, css } = await tryConsumer(name, inject('tarballs'), 'links', browser);
    expect(problems).toEqual([]);
    expect(js / 1000).toBeLessThan(maxKB.js);
    expect(css / 1000).toBeLessThan(maxKB.css);
  },
);
