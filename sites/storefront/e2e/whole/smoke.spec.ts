import { expect } from '@playwright/test';
import { MARKETS } from '@sabadora/domain';
import { addressIn, screenOf, smokeLocales, wordsOf } from '../support/market.ts';
import { expectAccessible, hydrated, test } from '../support/visitor.ts';

for (const locale of smokeLocales) {
  test(
    `SE-001: ${locale} opens in its language, is found by search engines and shows stays`,
    { tag: [screenOf(locale), '@whole-matrix-only'] },
    async ({ page, baseURL }) => {
      const home = wordsOf(locale);
      const { bcp47 } = MARKETS[locale];
      await page.goto(addressIn(locale, baseURL));
      await expect(page.locator('html')).toHaveAttribute('lang', bcp47);
      await expect(page).toHaveTitle(`${home('home.metaTitle')} | Sabadora`);
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        home('home.metaDescription'),
      );
      await expect(page.locator(`link[rel=alternate][hreflang="${bcp47}"]`)).toHaveCount(1);
      await expect(page.locator('link[rel=alternate]')).toHaveCount(6);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`//${MARKETS[locale].host}:`),
      );
      await hydrated(page);
      await expectAccessible(page, 'home');
      await page.getByRole('link', { name: home('home.seeAll') }).click();
      await hydrated(page);
      await expect(page.getByText(/^1 - 24 /)).toBeVisible();
    },
  );
}
