import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { createBuilder } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumFlags, findChromium, findTestChromium } from '../../../.ci/chromium.ts';
import { scaled } from '../../../.ci/slowness.ts';

const root = join(import.meta.dirname, '..', 'fixture');

/** A quick run skips the development server and the back/forward cache, which take as long as all the rest. */
const isQuick = process.env['SABADORA_MATRIX'] === 'quick';

let browser: Browser;
let gateway: Server;
/** Paths that reached the gateway. */
let calls: string[] = [];

beforeAll(async () => {
  const executablePath = isQuick ? findTestChromium() : findChromium();
  browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
    // Playwright turns the back/forward cache off, and a test below restores a page from it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  gateway = createServer((request, response) => {
    calls.push(request.url ?? '');
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});

afterAll(async () => {
  await browser?.close();
  gateway?.close();
});

/** Presses the button until the page is hydrated and has counted the first press. */
async function count(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await page.getByText('Pressed 0 times').isVisible())
          await page.getByRole('button', { name: 'Count' }).click();
        return page.getByRole('status').textContent();
      },
      { interval: 200 },
    )
    .toBe('Pressed 1 times');
}

/** Starts the fixture in UTC, which is not the browser's time zone. */
async function startSite(mode: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(
    process.execPath,
    [
      join(root, 'src', 'server.ts'),
      mode,
      '0',
      `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    ],
    { env: { ...process.env, TZ: 'UTC', NODE_ENV: mode }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\S+/.exec(chunk.toString());
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`The fixture ended with ${code}.`)));
  });
  return { child, address };
}

const MODES = isQuick ? ['production'] : ['production', 'development'];

describe.each(MODES)('a page in %s', (mode) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let page: Page;
  /** Warnings, errors and policy reports of the page. */
  let complaints: string[];

  beforeAll(async () => {
    if (mode === 'production') {
      const before = process.env['NODE_ENV'];
      process.env['NODE_ENV'] = 'production';
      await (await createBuilder({ root, logLevel: 'warn' })).buildApp();
      process.env['NODE_ENV'] = before;
    }
    site = await startSite(mode);
    // The first development page waits for Vite to find and prepare its dependencies, and may be reloaded then.
    const warm = await browser.newPage();
    do {
      await warm.goto(site.address);
      await warm.waitForTimeout(500);
      await warm.getByRole('button', { name: 'Count' }).click();
    } while (!(await warm.getByText('Pressed 1 times').isVisible()));
    await warm.close();
  });

  afterAll(async () => {
    if (!site) return;
    // An open page keeps sockets open, in development also Vite's; the server must exit all the same.
    const open = await browser.newPage();
    await open.goto(site.address);
    await open.getByRole('button', { name: 'Count' }).click();
    site.child.kill('SIGTERM');
    const [code] = await once(site.child, 'exit', { signal: AbortSignal.timeout(scaled(20_000)) });
    await open.close();
    if (code !== 0) throw new Error(`The site ended with ${code} on SIGTERM.`);
  });

  beforeEach(async () => {
    complaints = [];
    calls = [];
    page = await browser.newPage({ timezoneId: 'America/New_York', locale: 'en-US' });
    page.setDefaultTimeout(scaled(8000));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
      });
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  });

  afterEach(async () => {
    await page.close();
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
  });

  test('hydrates under the policy and counts', async () => {
    const response = await page.goto(site.address);
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await count(page);
    expect(await page.getByRole('heading').textContent()).toBe('Close </script><!-- and \u2028 on');
    expect(await page.title()).toBe('Home');
  });

  test('shows the day and hour in Paris, whatever the zones of server and browser', async () => {
    await page.goto(site.address);
    await count(page);
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Paris',
      dateStyle: 'short',
    }).format(new Date());
    expect(await page.locator('time').getAttribute('datetime')).toBe(parts);
  });

  test('streams nested Suspense and hydrates each part', async () => {
    await page.goto(`${site.address}/nested/7`);
    for (const name of ['Outer', 'Inner']) {
      const button = page.getByRole('button', { name });
      await expect
        .poll(async () => {
          await button.click();
          return page.locator('p', { has: button }).textContent();
        })
        .toMatch(/Pressed [1-9]/);
    }
  });

  test('runs the early script before the client entry', async () => {
    await page.goto(`${site.address}/nested/7`);
    await page.getByRole('button', { name: 'Inner' }).waitFor();
    await expect.poll(() => calls).toContain('/api/early');
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name)))
      .toEqual(['early', 'entry']);
  });

  test('is styled before any script runs', async () => {
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    );
    await page.goto(site.address);
    const color = await page.locator('p').evaluate((element) => getComputedStyle(element).color);
    expect(color).toBe('rgb(0, 100, 0)');
    // This test aborts the scripts itself.
    complaints = complaints.filter((text) => !text.includes('net::ERR_FAILED'));
  });

  test('offers a link under the pointer for prerendering, and not one marked data-no-prerender', async () => {
    // Playwright forbids the prerendering itself, so the test reads what Chromium would have rendered.
    const tools = await page.context().newCDPSession(page);
    await tools.send('Preload.enable');
    const tried: string[] = [];
    tools.on('Preload.prerenderStatusUpdated', ({ key }) => tried.push(key.url));
    await page.goto(site.address);
    await page.getByRole('button', { name: 'Count' }).click();
    await page.getByRole('link', { name: 'Never prerendered' }).hover();
    await page.waitForTimeout(600);
    await page.getByRole('link', { name: 'Nested' }).hover();
    await expect.poll(() => tried).toEqual([`${site.address}/nested/7`]);
  });

  test.runIf(mode === 'production')(
    'links to files that are immutable, precompressed, and all there',
    async () => {
      const html = await (await fetch(site.address)).text();
      const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
      expect(files.length).toBeGreaterThan(3);
      for (const file of files) {
        const response = await fetch(site.address + file, { headers: { 'accept-encoding': 'br' } });
        expect([response.status, response.headers.get('cache-control')]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
      const entry = files.find((file) => file.includes('entry-client')) ?? '';
      for (const encoding of ['br', 'gzip']) {
        const response = await fetch(site.address + entry, { headers: { 'accept-encoding': encoding } });
        expect(response.headers.get('content-encoding')).toBe(encoding);
      }
      for (const hidden of ['/.vite/manifest.json', '/assets/gone.js', `${entry}.br`]) {
        expect((await fetch(site.address + hidden)).status).toBe(404);
      }
    },
  );

  test.runIf(mode === 'production' && !isQuick)(
    'comes back from the back/forward cache as it was',
    async () => {
      await page.goto(site.address);
      await count(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.title = persisted ? 'restored' : 'loaded';
        });
      });
      await page.goto(`${site.address}/nested/7`);
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.title()).toBe('restored');
      await page.getByText('Pressed 1 times').waitFor();
    },
  );
});
