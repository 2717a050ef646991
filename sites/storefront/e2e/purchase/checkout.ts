import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { LOCALES, type Locale, type PurchaseKind } from '@sabadora/domain';
import { wordsOf, type SiteWords } from '../support/market.ts';
import { test as visitorTest } from '../support/visitor.ts';

const isWholeMatrix = process.env['SABADORA_MATRIX'] === 'all';

/** The markets of a journey: the given one, or all of them in the whole matrix. */
export const marketsOf = (locale: Locale): readonly Locale[] => (isWholeMatrix ? LOCALES : [locale]);

/** The markets of tests that only run in the whole matrix. */
export const marketsOfMatrix: readonly Locale[] = isWholeMatrix ? LOCALES : [];

/** A buyer's own e-mail address, and a network address that no other test uses. */
export const buyerFixtures = {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names that a fixture needs
  email: async ({}, give: (email: string) => Promise<void>) => {
    await give(`zoe.${randomUUID().slice(0, 8)}@example.com`);
  },
  // The gateway counts attempts by address, so each test has its own.
  // oxlint-disable-next-line no-empty-pattern -- as above
  extraHTTPHeaders: async ({}, give: (headers: Record<string, string>) => Promise<void>) => {
    await give({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
};

/** The test of a visitor who buys. */
export const test = visitorTest.extend<{ email: string }>(buyerFixtures);

/** Title of the summary for each kind of purchase. */
const SUMMARIES = {
  stay: 'checkout.title.summary',
  gift: 'checkout.title.gift',
  activity: 'checkout.title.activity',
  box: 'checkout.title.box',
} as const satisfies Record<PurchaseKind, string>;

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Takes a buyer's steps through a checkout. */
export class Checkout {
  readonly page: Page;
  readonly words: SiteWords;
  readonly kind: PurchaseKind;

  constructor(page: Page, locale: Locale, kind: PurchaseKind) {
    this.page = page;
    this.words = wordsOf(locale);
    this.kind = kind;
  }

  /** Waits for the summary, which is shown once the rooms are held. */
  async expectSummary(): Promise<void> {
    await expect(title(this.page)).toHaveText(this.words(SUMMARIES[this.kind]));
    await expect(this.button('checkout.toDetails')).toBeVisible();
  }

  /** Chooses the first cancellation option, if there is a choice, and goes on to the details. */
  async goToDetails(): Promise<void> {
    await this.expectSummary();
    const options = this.page.getByRole('radio');
    if ((await options.count()) > 1) await options.first().check();
    await this.button('checkout.toDetails').click();
    await expect(title(this.page)).toHaveText(
      this.words(this.kind === 'stay' ? 'checkout.title.details' : 'checkout.title.buyer'),
    );
  }

  /** Fills in the buyer's form. */
  async fillDetails(email: string): Promise<void> {
    await this.field('checkout.email').fill(email);
    await this.field('checkout.firstName').fill('Zoë');
    await this.field('checkout.lastName').fill('Van der Meulen');
    await this.field('checkout.phone').fill('+32 470 12 34 56');
    await this.field('checkout.address').fill('Kouter 12');
    await this.field('checkout.postalCode').fill('9000');
    await this.field('checkout.city').fill('Gent');
  }

  async goToPayment(): Promise<void> {
    await this.button('checkout.toPayment').click();
    await expect(title(this.page)).toHaveText(this.words('checkout.title.payment'));
  }

  /** Goes from the summary to the payment. */
  async goThrough(email: string): Promise<void> {
    await this.goToDetails();
    await this.fillDetails(email);
    await this.goToPayment();
  }

  /** Pays with a test card. */
  async payWith(number: string): Promise<void> {
    await this.field('checkout.cardNumber').fill(number);
    await this.field('checkout.cardExpiry').fill('12/40');
    await this.field('checkout.cardCode').fill('123');
    await this.page.locator('form:has([name=number]) button[type=submit]').click();
  }

  /** Confirms what a voucher pays, or pays the rest with a card that the bank accepts. */
  async payRest(): Promise<void> {
    const withoutCard = this.button('checkout.code.confirm');
    await expect(withoutCard.or(this.field('checkout.cardNumber'))).toBeVisible();
    if (await withoutCard.isVisible()) await withoutCard.click();
    else await this.payWith(CARDS.approved);
  }

  /** Allows the payment on the bank's page. */
  async allowAtBank(): Promise<void> {
    await this.page.waitForURL('**/sandbox/challenge/**');
    await this.page.getByRole('button').first().click();
  }

  /** Waits for the confirmation of a purchase of this kind. */
  async expectConfirmation(): Promise<void> {
    await this.page.waitForURL('**/confirmation/**');
    await expect(title(this.page)).toHaveText(this.words(`checkout.confirmation.title.${this.kind}`));
  }

  field(key: Parameters<SiteWords>[0]) {
    return this.page.getByLabel(this.words(key), { exact: true });
  }

  button(key: Parameters<SiteWords>[0]) {
    return this.page.getByRole('button', { name: this.words(key), exact: true });
  }
}

/** Numbers of test cards, by outcome. */
export const CARDS = {
  approved: '4242 4242 4242 4242',
  /** The bank authenticates the buyer on its own page. */
  challenge: '4000 0025 0000 3155',
  noFunds: '4000 0000 0000 9995',
};
