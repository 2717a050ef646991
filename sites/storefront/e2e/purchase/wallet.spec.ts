import { expect } from '@playwright/test';
import { TEST_WALLET_BUYER } from '../../../../packages/pages/src/features/product/stay/wallet/testWallet.ts';
import { addDays, parseHash } from '@sabadora/domain';
import { Checkout, marketsOf, test } from './checkout.ts';
import { addressIn, saturday, screenOf, wordsOf } from '../support/market.ts';
import { expectAgreement } from './orders.ts';
import { findStay } from '../products/products.ts';
import { expectOverlayAccessible } from '../support/visitor.ts';

const dates = { checkin: saturday, checkout: addDays(saturday, 1) };
const email = TEST_WALLET_BUYER.email.email;

for (const locale of marketsOf('fr_BE')) {
  test(
    `PR-166, PR-168, PR-170, ALG-26: a visitor of ${locale} books by one press of a wallet`,
    { tag: screenOf(locale) },
    async ({ page, request, baseURL }) => {
      const words = wordsOf(locale);
      const { offerId, price } = await findStay(request, {
        locale,
        checkin: dates.checkin,
        accepts: ({ quote }) => quote.activities.length === 0,
      });
      const hash = `checkin=${dates.checkin};checkout=${dates.checkout};a=2;c=0;b=0`;
      await page.goto(addressIn(locale, baseURL, `/stay/${offerId}#${hash}`));
      await page.getByRole('button', { name: words('stay.wallet.open') }).click();
      const sheet = page.getByRole('dialog', { name: words('stay.wallet.title') });
      const pay = sheet.getByRole('button', { name: /€/ });
      await expect(pay).toBeVisible();
      await expectOverlayAccessible(page, 'sheet of the wallet');
      expect(parseHash(new URL(page.url()).hash)).not.toHaveProperty('isLoading');
      await pay.click();
      const checkout = new Checkout(page, locale, 'stay');
      await checkout.expectConfirmation();
      await expectAgreement(page, { locale, baseURL, email, kind: 'stay', dates, price });
    },
  );
}
