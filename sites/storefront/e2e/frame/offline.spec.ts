import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addressIn } from '../support/market.ts';

// Does not use `visitor.ts`, because the browser reports each page that it could not fetch.
test.use({ serviceWorkers: 'allow' });

test(
  'offline, a page is answered with one that says so and shows no price; back online, a press brings the page',
  { tag: '@desktop-suffices' },
  async ({ page, context, baseURL }) => {
    await page.goto(addressIn('nl_BE', baseURL, '/help'));
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.goto(addressIn('nl_BE', baseURL, '/search'));
    await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();
    await expect(page.getByText('€')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Weekendjes weg' })).toBeVisible();
  },
);
