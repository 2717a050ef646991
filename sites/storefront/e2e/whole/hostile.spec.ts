import { request as httpRequest } from 'node:http';
import { expect } from '@playwright/test';
import { scaled } from '../../../../.ci/slowness.ts';
import { hostileAddresses } from '../support/hostileAddresses.ts';
import { addressIn } from '../support/market.ts';
import { test } from '../support/visitor.ts';

// 40 in the quick suite, 300 in the whole matrix; any number with e.g. `npm run fuzz -- --count 20000 --seed 7`.
const COUNT = Number(process.env['FUZZ_COUNT'] ?? (process.env['SABADORA_MATRIX'] === 'all' ? '300' : '40'));
const SEED = Number(process.env['FUZZ_SEED'] ?? '20261121');

/** Addresses that a page is opened with; the fewest, because they take longest. */
const OPENED = Math.ceil(COUNT * 0.04);
const RENDERED = Math.ceil(COUNT * 0.48);
const addresses = hostileAddresses(COUNT, SEED);
const opened = addresses.slice(0, OPENED);
const rendered = addresses.slice(OPENED, OPENED + RENDERED);
const visited = addresses.slice(OPENED + RENDERED);

/** How many addresses one page reads, so that a page is tested with more than its first ones. */
const PAGE_STAYS_FOR = 1000;

/** Milliseconds between two addresses, because Chromium throttles pages that change theirs more often. */
const PACE = 55;

test.describe('design "Address": bad input never throws', () => {
  test.setTimeout(scaled(120_000 + COUNT * 200));

  test(`the server renders ${rendered.length} damaged and hostile queries, and runs none of them`, async ({
    baseURL,
  }) => {
    const { hostname, port } = new URL(baseURL ?? '');
    for (const { query } of rendered) {
      const { status, body } = await rawGet(hostname, port, `/search?${rawQuery(query)}`);
      const where = `/search?${query}`;
      expect([200, 302, 400, 414, 431], where).toContain(status);
      if (status === 200) expect(intruders(body), where).toEqual([]);
    }
  });

  test(
    `a page that stays reads ${visited.length} damaged and hostile hashes, and sends no request that is refused`,
    { tag: '@whole-matrix-only' },
    async ({ page, baseURL }) => {
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/api/') && response.status() >= 400) refused.push(response.url());
      });
      for (let from = 0; from < visited.length; from += 100) {
        if (from % PAGE_STAYS_FOR === 0) {
          await page.goto(addressIn('fr_FR', baseURL, '/search'));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        }
        const hashes = visited.slice(from, from + 100).map(({ hash }) => hash);
        const broken = await page.evaluate(
          async ([texts, pace]) => {
            const failures: string[] = [];
            for (const hash of texts) {
              history.replaceState(null, '', `/search#${hash}`);
              window.dispatchEvent(new HashChangeEvent('hashchange'));
              await new Promise((resolve) => setTimeout(resolve, pace));
              if (!document.querySelector('main h1') || 'hacked' in window) failures.push(hash);
            }
            return failures;
          },
          [hashes, PACE] as const,
        );
        expect(broken).toEqual([]);
      }
      expect(refused).toEqual([]);
      await page.evaluate(() => {
        history.replaceState(null, '', '/search#a=2');
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      });
      await expect(page.locator('main article').first()).toBeVisible();
    },
  );

  test(
    `a page opens with ${opened.length} damaged and hostile hashes and hydrates without a warning`,
    { tag: '@whole-matrix-only' },
    async ({ page, baseURL }) => {
      for (const { hash } of opened) {
        await page.goto('about:blank');
        await page.goto(`${addressIn('fr_FR', baseURL, '/search')}#${hash}`);
        await expect(page.locator('main [aria-busy=false] h1')).toBeVisible();
        expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      }
    },
  );
});

/** A script element with data of the page or for search engines, which never runs. */
const DATA_SCRIPT = /^<script\b[^>]* ?type="application\/(?:ld\+)?json"/;

/** Elements in the HTML that come from an address. */
function intruders(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  return [
    ...scripts.filter((tag) => !tag.includes('nonce=') && !DATA_SCRIPT.test(tag)),
    ...[...html.matchAll(/<img src=x[^>]*>/g)].map(([tag]) => tag),
  ];
}

/** A query as a browser would send it: only characters that a URL must not contain are escaped. */
function rawQuery(query: string): string {
  return query.toWellFormed().replaceAll(/[^\u0021-\u007E]/gu, (character) => encodeURIComponent(character));
}

/** Sends the path as it is; `fetch` would normalise it. */
function rawGet(host: string, port: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host, port, path, headers: { accept: 'text/html' } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (body += piece));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}
