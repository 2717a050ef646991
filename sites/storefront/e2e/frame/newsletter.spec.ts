import { expect } from '@playwright/test';
import { marketsOf, test } from '../purchase/checkout.ts';
import { addressIn, screenOf, wordsOf } from '../support/market.ts';
import { mailWith } from '../purchase/orders.ts';
import { expectAccessible, expectOverlayAccessible, hydrated } from '../support/visitor.ts';

for (const locale of marketsOf('fr_FR')) {
  test(
    `CH-095, CH-098: a visitor of ${locale} gets the newsletter, confirms it from the e-mail, and leaves it by one press`,
    { tag: [screenOf(locale), '@whole-matrix-only'] },
    async ({ page, request, baseURL, email }) => {
      const words = wordsOf(locale);
      const title = page.getByRole('heading', { level: 1 });
      const footer = page.getByRole('contentinfo');
      const linkOf = async (part: RegExp) => {
        const { text } = await mailWith(request, email, part);
        return /https?:\S+\/newsletter\S+/.exec(text)?.[0] ?? '';
      };
      await page.goto(addressIn(locale, baseURL, '/help'));
      await footer.getByLabel(words('newsletter.email')).fill(email);
      await footer.getByRole('button', { name: words('newsletter.subscribe') }).click();
      await expect(
        page
          .getByText(words('newsletter.sent'))
          .or(title.filter({ hasText: words('newsletterPage.title.sent') })),
      ).toBeVisible();

      const confirm = await linkOf(/[?&]confirm=/);
      await page.goto(confirm);
      await expect(title).toHaveText(words('newsletterPage.title.confirm'));
      await expectAccessible(page, 'the question of the newsletter');
      await page.getByRole('button', { name: words('newsletterPage.button.confirm') }).click();
      await expect(title).toHaveText(words('newsletterPage.title.confirmed'));

      await page.goto(confirm);
      await page.getByRole('button', { name: words('newsletterPage.button.confirm') }).click();
      await expect(title).toHaveText(words('newsletterPage.title.expired'));

      await page.goto(await linkOf(/[?&]unsubscribe=/));
      await page.getByRole('button', { name: words('newsletterPage.button.end') }).click();
      await expect(title).toHaveText(words('newsletterPage.title.unsubscribed'));
      await expectAccessible(page, 'a subscription that has ended');
    },
  );
}

test.describe('the modal', () => {
  test.use({ closedEmailModal: false });

  test(
    'CH-100, CH-101, CH-102, CH-103, CH-106, SE-164, D-136: who looks around is asked for an address once, after ten seconds, and thanked for 1.2',
    { tag: ['@desktop-suffices', '@whole-matrix-only'] },
    async ({ page, baseURL, email }) => {
      const words = wordsOf('fr_FR');
      const dialog = page.getByRole('dialog', { name: words('newsletter.modalTitle') });
      await page.clock.install();
      await page.goto(addressIn('fr_FR', baseURL, '/ideas'));
      await page.getByRole('banner').getByRole('link', { name: 'Sabadora' }).click();
      await hydrated(page);
      await page.clock.runFor(9000);
      await expect(dialog).toHaveCount(0);
      await page.clock.runFor(5000);
      await expect(dialog).toBeVisible();
      await expectOverlayAccessible(page, 'the question for an address');
      await dialog.getByLabel(words('newsletter.email')).fill(email);
      await dialog.getByRole('button', { name: words('newsletter.subscribe') }).click();
      await expect(dialog.getByText(words('newsletter.sent'))).toBeVisible();
      await page.clock.runFor(1200);
      await expect(dialog).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('sabadora.email-modal'))).toBe('true');
    },
  );
});
