import type { APIRequestContext, Page } from '@playwright/test';
import { giftCheckoutHref, type Locale } from '@sabadora/domain';
import { CARDS, Checkout } from './checkout.ts';
import { addressIn, saturday } from '../support/market.ts';
import { codeSentTo } from './orders.ts';
import { findStay } from '../products/products.ts';

interface Giver {
  page: Page;
  request: APIRequestContext;
  locale: Locale;
  baseURL: string | undefined;
  email: string;
}

/** Buys a stay of one night as a gift by e-mail; returns the voucher's code, and ends on the confirmation. */
export async function buyGift({ page, request, locale, baseURL, email }: Giver): Promise<string> {
  const { offerId } = await findStay(request, {
    locale,
    checkin: saturday,
    isGift: true,
    accepts: ({ quote }) => quote.activities.length === 0,
  });
  const href = giftCheckoutHref({ offerId, giftNights: 1, giftFormat: 'digital' });
  await page.goto(addressIn(locale, baseURL, href));
  const checkout = new Checkout(page, locale, 'gift');
  await checkout.goThrough(email);
  await checkout.payWith(CARDS.approved);
  await checkout.expectConfirmation();
  return codeSentTo(request, email);
}
