import { expect, type APIRequestContext, type Page } from '@playwright/test';
import {
  addDays,
  bookingHref,
  DEFAULT_PARTY,
  MARKETS,
  mondayOf,
  nowInParis,
  type Locale,
  type StayToBook,
} from '@sabadora/domain';
import checkoutMessages from '../../../packages/pages/src/features/checkout/checkout.messages.json' with { type: 'json' };
import detailsMessages from '../../../packages/pages/src/features/checkout/details/details.messages.json' with { type: 'json' };
import paymentMessages from '../../../packages/pages/src/features/checkout/payment/payment.messages.json' with { type: 'json' };
import confirmationMessages from '../../../packages/pages/src/routes/confirmation/confirmation.messages.json' with { type: 'json' };
import { addressIn, journeyLocales, screenOf } from './market.ts';
import { expectAccessible, test } from './visitor.ts';

/** A Saturday ten weeks ahead. */
const { today } = nowInParis(new Date());
const checkin = addDays(mondayOf(today), 75);
const checkout = addDays(checkin, 1);

const texts = (locale: Locale) => {
  const { language } = MARKETS[locale];
  return {
    ...checkoutMessages[language],
    ...detailsMessages[language],
    ...paymentMessages[language],
    ...confirmationMessages[language],
  };
};

/** An offer that can be had on the dates. */
async function findOffer(request: APIRequestContext, locale: Locale): Promise<StayToBook> {
  const response = await request.post('/api/offers.json', {
    data: {
      locale,
      filters: { property: { location: { countryId: 1 } }, offer: { date: { checkin, nights: 1 } } },
    },
  });
  const { exactMatch } = (await response.json()) as {
    exactMatch: { mainPackage: { id: number; sellPrice: number } }[];
  };
  const [first] = exactMatch;
  if (!first) throw new Error(`No stay from ${checkin}.`);
  const { id: offerId, sellPrice: price } = first.mainPackage;
  const quote = await request.get(`/api/product/${offerId}/quote`, {
    params: { locale, checkin, nights: 1, adult: 2, child: 0, baby: 0 },
  });
  const { activities } = (await quote.json()) as { activities: { activityId: number; dates: string[] }[] };
  return {
    offerId,
    dates: { checkin, checkout },
    party: DEFAULT_PARTY,
    activityDates: activities.map(({ activityId, dates }) => `${activityId}_${dates[0]}`),
    price,
  };
}

async function fillDetails(page: Page, say: ReturnType<typeof texts>): Promise<void> {
  await page.getByLabel(say['checkout.email'], { exact: true }).fill('zoe@example.com');
  await page.getByLabel(say['checkout.firstName'], { exact: true }).fill('Zoë');
  await page.getByLabel(say['checkout.lastName'], { exact: true }).fill('Van der Meulen');
  await page.getByLabel(say['checkout.phone'], { exact: true }).fill('+32 470 12 34 56');
  await page.getByLabel(say['checkout.address'], { exact: true }).fill('Kouter 12');
  await page.getByLabel(say['checkout.postalCode'], { exact: true }).fill('9000');
  await page.getByLabel(say['checkout.city'], { exact: true }).fill('Gent');
}

async function payWith(page: Page, say: ReturnType<typeof texts>, number: string): Promise<void> {
  await page.getByLabel(say['checkout.cardNumber'], { exact: true }).fill(number);
  await page.getByLabel(say['checkout.cardExpiry'], { exact: true }).fill('12/40');
  await page.getByLabel(say['checkout.cardCode'], { exact: true }).fill('123');
  await page.locator('main button[type=submit]').click();
}

for (const locale of journeyLocales) {
  test(
    `PR-034, PR-168, PR-176: a visitor of ${locale} books a stay; a card is declined, the bank asks for the next`,
    { tag: screenOf(locale) },
    async ({ page, request, baseURL }) => {
      const say = texts(locale);
      const offer = await findOffer(request, locale);
      await page.goto(addressIn(locale, baseURL, bookingHref(offer)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say['checkout.title.summary']);
      const next = page.getByRole('button', { name: say['checkout.toDetails'] });
      await expect(next).toBeVisible();
      await expectAccessible(page, 'summary of a booking');
      const radios = page.getByRole('radio');
      if ((await radios.count()) > 1) await radios.first().check();
      await next.click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say['checkout.title.details']);
      await fillDetails(page, say);
      await expectAccessible(page, 'details of a booking');
      // Nothing typed is lost by a reload.
      await page.reload();
      await expect(page.getByLabel(say['checkout.city'], { exact: true })).toHaveValue('Gent');
      await page.getByRole('button', { name: say['checkout.toPayment'] }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say['checkout.title.payment']);
      await expect(page.getByLabel(say['checkout.cardNumber'], { exact: true })).toBeVisible();
      await expectAccessible(page, 'payment of a booking');
      await payWith(page, say, '4000 0000 0000 9995');
      await expect(page.getByRole('alert')).toContainText(say['checkout.declined.funds']);
      await payWith(page, say, '4000 0025 0000 3155');
      await page.waitForURL('**/sandbox/challenge/**');
      await expectAccessible(page, 'page of the bank');
      await page.getByRole('button').first().click();

      await page.waitForURL('**/confirmation/**');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say['checkout.confirmation.title']);
      await expect(page.getByText(/^\d{8}$/)).toBeVisible();
      await expectAccessible(page, 'confirmation of a booking');
    },
  );
}
