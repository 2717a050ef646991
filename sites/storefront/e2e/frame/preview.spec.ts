import { expect, type Page } from '@playwright/test';
import { formatDay, type Locale } from '@sabadora/domain';
import { addressIn, screenOf, wordsOf } from '../support/market.ts';
import { previewAt } from '../support/preview.ts';
import { expectAccessible, hydrated, test } from '../support/visitor.ts';

/** Banners in the content files: that of a published campaign, and that of a draft. */
const BANNERS = {
  fr_FR: {
    plain: 'Un samedi sous le sapin',
    draft: 'Deux jours à deux pour la Saint-Valentin',
  },
  nl_BE: {
    plain: 'Een zaterdag onder de boom',
    draft: 'Twee dagen met z’n tweeën voor Valentijn',
  },
} as const;

/** A variation of an experiment that runs in December, and its banner. */
const VARIATION = { name: 'last-minute-gift', title: 'Un cadeau trouvé en cinq minutes' };

const bannerOf = (page: Page, title: string) => page.getByRole('article', { name: title });

/** The bar over the page with the details of the preview. */
function barOf(page: Page, locale: Locale) {
  const words = wordsOf(locale);
  const bar = page.getByRole('complementary').filter({ has: page.locator('a[href$="?preview="]') });
  return {
    bar,
    end: bar.getByRole('link', { name: words('preview.end') }),
    shown: (day: string, time: string, ...more: string[]) =>
      [words('preview.shown', { date: formatDay(day, locale, 'long'), time }), ...more].join(', '),
  };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

for (const locale of ['fr_FR', 'nl_BE'] as const) {
  test(
    `a signed link shows the site of ${locale} as it is on a day, from page to page, until it is left`,
    { tag: [screenOf(locale), '@whole-matrix-only'] },
    async ({ page, baseURL }) => {
      const { bar, end, shown } = barOf(page, locale);
      const preview = previewAt('2026-12-10T12:00');
      await open(page, addressIn(locale, baseURL, `/search?preview=${preview}`));
      await expect(bar).toContainText(shown('2026-12-10', '12:00'));
      await expect(bannerOf(page, BANNERS[locale].plain)).toBeVisible();
      await expectAccessible(page, 'a preview');

      await test.step('the next page is of the same day', async () => {
        await open(page, addressIn(locale, baseURL, '/'));
        await expect(bar).toContainText(shown('2026-12-10', '12:00'));
        // The countdown is on the home page only in December.
        await expect(page.getByRole('timer')).toBeVisible();
      });
      await test.step('leaving it shows the page as it is now, in the same market', async () => {
        await end.click();
        await hydrated(page);
        await expect(bar).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('lang', locale === 'fr_FR' ? 'fr-FR' : 'nl-BE');
        await open(page, addressIn(locale, baseURL, '/search'));
        await expect(bar).toHaveCount(0);
      });
    },
  );

  test(
    `drafts of ${locale} are in a preview that asks for them alone, which says so`,
    { tag: [screenOf(locale), '@whole-matrix-only'] },
    async ({ page, baseURL }) => {
      const words = wordsOf(locale);
      const { bar, shown } = barOf(page, locale);
      const draft = bannerOf(page, BANNERS[locale].draft);
      const at = (withDrafts: boolean) =>
        addressIn(locale, baseURL, `/search?preview=${previewAt('2027-02-01T09:30', { withDrafts })}`);
      await open(page, at(false));
      await expect(bar).toContainText(shown('2027-02-01', '09:30'));
      await expect(bar).not.toContainText(words('preview.drafts'));
      await expect(draft).toHaveCount(0);
      await open(page, at(true));
      await expect(bar).toContainText(shown('2027-02-01', '09:30', words('preview.drafts')));
      await expect(draft).toBeVisible();
    },
  );
}

test(
  'the bar leads to the variations of what is running then, and back',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL }) => {
    const words = wordsOf('fr_FR');
    const { bar, shown } = barOf(page, 'fr_FR');
    const { name, title } = VARIATION;
    const { plain } = BANNERS.fr_FR;
    await open(page, addressIn('fr_FR', baseURL, `/search?preview=${previewAt('2026-12-10T12:00')}`));
    await expect(bannerOf(page, plain)).toBeVisible();
    await bar.getByRole('link', { name: words('preview.showVariation', { name }) }).click();
    await expect(bar).toContainText(shown('2026-12-10', '12:00', words('preview.variation', { name })));
    await hydrated(page);
    await expect(bannerOf(page, title)).toBeVisible();
    await expect(bannerOf(page, plain)).toHaveCount(0);
    await bar.getByRole('link', { name: words('preview.showPlain') }).click();
    await expect(bannerOf(page, plain)).toBeVisible();
    await expect(bar).not.toContainText(`, ${words('preview.variation', { name })}`);

    // A preview link may name the variation as well.
    const direct = previewAt('2026-12-10T12:00', { variation: name });
    await open(page, addressIn('fr_FR', baseURL, `/search?preview=${direct}`));
    await expect(bannerOf(page, title)).toBeVisible();
  },
);

test(
  'a link that was changed, or has ended, is a page as it is now',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL }) => {
    const { bar } = barOf(page, 'fr_FR');
    const moment = '2027-02-01T09:30';
    const [payload = '', signature = ''] = previewAt(moment, { withDrafts: false }).split('.');
    const withDrafts = Buffer.from(payload, 'base64url').toString().replace('false', 'true');
    for (const preview of [
      `${Buffer.from(withDrafts).toString('base64url')}.${signature}`,
      previewAt(moment, { withDrafts: true, expires: Date.now() - 1000 }),
    ]) {
      await open(page, addressIn('fr_FR', baseURL, `/search?preview=${preview}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar).toHaveCount(0);
      await expect(bannerOf(page, BANNERS.fr_FR.draft)).toHaveCount(0);
    }
  },
);
