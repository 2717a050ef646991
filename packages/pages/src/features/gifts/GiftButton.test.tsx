import type { GiftBlockEntry } from '@sabadora/api';
import { LOCALES } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { GiftButton } from './GiftButton.tsx';

const items = LOCALES.map((locale): GiftBlockEntry => ({
  locale,
  boxURL: '/boxes',
  singleVoucherURL: '/search?a=2&flow=gifting',
  giftcardURL: locale === 'it_IT' ? null : '/gift/card',
  activityOnlyURL: '/activities?flow=activity',
  campaign: 'always',
  category: 'gifts',
  title: `Gifts in ${locale}`,
  subtitle: 'A voucher arrives at once.',
  imageS: '/images/vineyard/give-a-stay/750_528.webp',
  imageL: '/images/vineyard/give-a-stay/1500_736.webp',
}));

const trigger = page.getByRole('button', { name: 'Gifts' });
const drawer = page.getByRole('dialog');
const hrefs = () =>
  drawer
    .getByRole('list')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

async function open(options: PartOptions, answer: unknown = { items }) {
  const network = testNetwork({ '/content/giftBlock': answer });
  renderPart(<GiftButton />, { ...options, fetch: network.fetch });
  await trigger.click();
  await expect.element(drawer).toBeVisible();
}

test.each(LOCALES)(
  'CH-036, CH-037: in %s the gift icon opens a drawer with the ways to give',
  async (locale) => {
    await open({ locale });
    await expect.element(drawer.getByRole('heading', { name: `Gifts in ${locale}` })).toBeVisible();
    expect(hrefs()).toEqual([
      '/search?a=2&flow=gifting',
      '/boxes',
      ...(locale === 'it_IT' ? [] : ['/gift/card']),
      '/activities?flow=activity',
    ]);
  },
);

test('CH-006: giving an activity, the giver picks its kind, the recipient the date, or another activity', async () => {
  await open({});
  await expect
    .element(drawer.getByText('You choose the kind of activity, they choose the date and can exchange it.'))
    .toBeVisible();
});

test('CH-036: the drawer has no screen that is switched off, and leads on where its text cannot be had', async () => {
  await open({ switches: 'boxes=off,activities=off' }, 500);
  await expect.element(drawer.getByRole('heading', { name: 'Give a weekend' })).toBeVisible();
  expect(hrefs()).toEqual(['/search?a=2&flow=gifting']);
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
});

test('CH-191: customer care goes to the gift shop instead', async () => {
  renderPart(<GiftButton />, { isCare: true, giftSiteUrl: 'https://gifts.example/fr' });
  const shop = page.getByRole('link', { name: 'Gift shop (opens a new tab)' });
  await expect.element(shop).toHaveAttribute('href', 'https://gifts.example/fr');
  await expect.element(shop).toHaveAttribute('target', '_blank');
  await expect.element(trigger).not.toBeInTheDocument();
});

test('CH-191: in a market without a gift shop of its own customer care goes to the boxes', async () => {
  renderPart(<GiftButton />, { isCare: true });
  await expect.element(page.getByRole('link', { name: 'Gifts' })).toHaveAttribute('href', '/boxes');
});
