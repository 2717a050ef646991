import { expect, type Page } from '@playwright/test';
import { bookingHref, DEFAULT_PARTY, plainText } from '@sabadora/domain';
import { readPartners } from '../../minisites/src/readPartners.ts';
import { CARDS, Checkout, test, title } from './checkout.ts';
import { wordsOf } from './market.ts';
import { activityDatesOf, findStay, saturdayIn } from './products.ts';
import { expectAccessible, hydrated, openSearch } from './visitor.ts';

const { minisites } = await readPartners();

const checkin = saturdayIn(12);

type Tested = (typeof minisites)[number];

/** On a phone by path on the storefront's host (D-062), on a desktop by its own host. */
function addressOf({ minisiteUrl }: Tested, baseURL: string | undefined, isMobile: boolean): URL {
  const url = new URL(baseURL ?? '');
  if (isMobile) return new URL(`/minisite/${minisiteUrl}`, url);
  url.hostname = `${minisiteUrl}.localhost`;
  url.port = String(Number(url.port) + 2);
  return url;
}

/** The minisites that the calls of a page have named. */
function watchCalls(page: Page): () => Set<string> {
  const named = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/(?:offers\.json|packageCheckoutNights\.json|quote)$/.test(pathname))
      named.add(searchParams.get('minisite') ?? 'none');
    if (pathname.endsWith('/checkout/init'))
      named.add(String((request.postDataJSON() as { minisite?: number }).minisite));
  });
  return () => named;
}

for (const minisite of minisites) {
  const { minisiteUrl, minisiteId, minisiteLocale, partnerName } = minisite;
  const others = minisites.filter((other) => other.partnerName !== partnerName);

  test(
    `CH-171, CH-172, D-088: a reader of ${minisiteUrl} lands, searches, chooses a stay and orders it`,
    { tag: '@whole-matrix-only' },
    async ({ page, request, baseURL, email, isMobile }) => {
      const words = wordsOf(minisiteLocale);
      const home = addressOf(minisite, baseURL, isMobile);
      const isBelow = (path: string) => (url: URL) =>
        url.host === home.host && url.pathname.startsWith(home.pathname.replace(/\/$/, '') + path);
      const named = watchCalls(page);

      await page.goto(home.href);
      await expect(title(page)).toHaveText(minisite.title);
      await expect(page.getByRole('contentinfo')).toContainText(plainText(minisite.footer).slice(0, 40));
      await hydrated(page);
      await expectAccessible(page, `${minisiteUrl}: landing`);
      const html = await page.content();
      for (const other of others) expect(html).not.toContain(other.partnerName);

      const box = await openSearch(page, words, false);
      await box.getByRole('button', { name: words('searchBox.submit') }).click();
      await page.waitForURL(isBelow('/search'));
      await hydrated(page);
      await expectAccessible(page, `${minisiteUrl}: search`);

      await page
        .locator('main li article:has(a[href*="/stay/"])')
        .first()
        .getByRole('heading')
        .getByRole('link')
        .click();
      await page.waitForURL(isBelow('/stay/'));
      await expect(title(page)).toBeVisible();
      await expectAccessible(page, `${minisiteUrl}: stay`);

      const checkout = new Checkout(page, minisiteLocale, 'stay');
      const sold = await findStay(request, { locale: minisiteLocale, checkin });
      const { offerId } = sold;
      const dates = { checkin, checkout: sold.checkout };
      const booking = bookingHref({
        offerId,
        dates,
        party: DEFAULT_PARTY,
        activityDates: activityDatesOf(sold),
      });
      await page.goto(home.href.replace(/\/$/, '') + booking);
      await checkout.goThrough(email);
      await checkout.payWith(CARDS.approved);
      await checkout.expectConfirmation();
      expect(isBelow('/confirmation/')(new URL(page.url()))).toBe(true);
      await expectAccessible(page, `${minisiteUrl}: confirmation`);
      expect([...named()]).toEqual([String(minisiteId)]);
    },
  );
}
