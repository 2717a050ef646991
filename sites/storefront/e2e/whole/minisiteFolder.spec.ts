import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { scaled } from '../../../../.ci/slowness.ts';
import { readPartners } from '../../../minisites/src/readPartners.ts';
import { startStaticHost } from '../../../minisites/src/testing/staticHost.ts';
import { tracesOf } from '../../../minisites/src/testing/tracesOf.ts';
import { test, title } from '../purchase/checkout.ts';
import { wordsOf } from '../support/market.ts';
import { expectOwnPage, watchPlaces } from '../support/minisiteVisit.ts';
import { expectAccessible, hydrated, openSearch } from '../support/visitor.ts';

const root = join(import.meta.dirname, '../../../..');

test(
  'CH-171: a minisite that is built for a static host knows no other; one lands, searches and opens a stay there',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL }) => {
    test.setTimeout(scaled(600_000));
    const { minisites } = await readPartners();
    const minisite = minisites.find(({ minisiteUrl }) => minisiteUrl === 'potager');
    if (!minisite) throw new Error('There is no minisite "potager".');
    const { minisiteId, minisiteLocale, partnerName } = minisite;
    const others = minisites.filter((other) => other.partnerName !== partnerName);
    const folder = await mkdtemp(join(tmpdir(), 'folders-'));
    // The storefront forwards calls and pictures to the gateway, as a partner's server would.
    const args = [
      'build',
      'potager',
      '--api',
      baseURL ?? '',
      '--address',
      'https://a.example',
      '--out',
      folder,
    ];
    const env = { ...process.env, CAMPAIGNS: 'open' };
    await promisify(execFile)('node', [join(root, '.ci/minisite.ts'), ...args], { cwd: root, env });
    const host = await startStaticHost(join(folder, 'potager'));
    try {
      expect(tracesOf(join(folder, 'potager'), others)).toEqual([]);
      expect(await readFile(join(folder, 'potager/sitemap.xml'), 'utf8')).toContain('<loc>https://a.example');
      const words = wordsOf(minisiteLocale);
      const home = new URL(host.address);
      const looked = async (name: string) => {
        await expectAccessible(page, `static host: ${name}`);
        await expectOwnPage(page, { minisite, home, others });
      };
      const places = watchPlaces(page);
      await page.goto(home.href);
      await expect(title(page)).toHaveText(minisite.title);
      await hydrated(page);
      await looked('landing');

      const box = await openSearch(page, words, false);
      await box.getByRole('button', { name: words('searchBox.submit') }).click();
      await page.waitForURL(`${host.address}/search?**`);
      await hydrated(page);
      await looked('search');

      const link = page
        .locator('main li article:has(a[href^="/stay/"])')
        .first()
        .getByRole('heading')
        .getByRole('link');
      const name = (await link.textContent()) ?? '';
      await link.click();
      await page.waitForURL(`${host.address}/stay/**`);
      await expect(title(page)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(name);
      await looked('stay');
      expect([...places]).toContain(`searchOffers of ${minisiteId}`);
      for (const place of places) expect(place.endsWith(` of ${minisiteId}`)).toBe(true);
      // Ends the page's pending requests before its host stops.
      await page.goto('about:blank');
    } finally {
      host.close();
      await rm(folder, { recursive: true });
    }
  },
);
