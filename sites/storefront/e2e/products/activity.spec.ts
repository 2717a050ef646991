import { expect } from '@playwright/test';
import { formatMoney } from '@sabadora/domain';
import { scaled } from '../../../../.ci/slowness.ts';
import { CARDS, Checkout, marketsOf, test, title } from '../purchase/checkout.ts';
import { addressIn, screenOf, wordsOf } from '../support/market.ts';
import { codeSentTo, expectAgreement } from '../purchase/orders.ts';
import { expectAccessible, expectOverlayAccessible } from '../support/visitor.ts';

for (const locale of marketsOf('it_IT')) {
  test(
    `PR-071, PR-080, PR-082: a visitor of ${locale} buys an activity for three and for themselves`,
    { tag: [screenOf(locale), '@whole-matrix-only'] },
    async ({ page, request, baseURL, email }) => {
      const words = wordsOf(locale);
      await page.goto(addressIn(locale, baseURL, '/activities'));
      await page.locator('main li article').first().getByRole('heading').getByRole('link').click();
      await page.waitForURL('**/activity/**');
      const activity = (await title(page).textContent()) ?? '';
      const people = page.getByRole('spinbutton', { name: words('activity.participants') });
      await expect(async () => {
        await people.press('End');
        await expect(people).not.toHaveAttribute('aria-valuenow', '1', { timeout: scaled(3000) });
      }).toPass();
      const count = Number(await people.getAttribute('aria-valuenow'));
      await expectAccessible(page, 'an activity');
      await page.getByRole('button', { name: words('activity.buyForSelf') }).click();
      const confirmation = page.getByRole('dialog', { name: words('activity.confirmOwn') });
      await expect(confirmation).toContainText(activity);
      await expect(confirmation).toContainText(words('activity.adults', { count }));
      await expectOverlayAccessible(page, 'confirmation of an activity');
      const shown = await confirmation.textContent();
      await confirmation.getByRole('link', { name: words('product.continue') }).click();

      const checkout = new Checkout(page, locale, 'activity');
      await checkout.expectSummary();
      await expectAccessible(page, 'summary of an activity');
      await checkout.goThrough(email);
      await checkout.payWith(CARDS.approved);
      await checkout.expectConfirmation();
      await expectAccessible(page, 'confirmation of an activity');
      const { total } = await expectAgreement(page, { locale, baseURL, email, kind: 'activity' });
      expect(shown).toContain(formatMoney(total, locale));
      expect(await codeSentTo(request, email)).not.toBe('');
    },
  );
}
