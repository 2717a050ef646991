import {
  activityDetailOfTest,
  activityOfTest,
  boxDetailOfTest,
  boxOffersOfTest,
  giftExtrasOfTest,
  giftPricesOfTest,
  hotelDetailOfTest,
  offerOfTest,
  quoteOfTest,
  shippingCostOfTest,
  weekendDetailOfTest,
} from '@sabadora/api/testing';
import type { TrackEvent } from '@sabadora/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page as ActivityPage } from '../../routes/activity/page.tsx';
import { Page as BoxPage } from '../../routes/box/page.tsx';
import { Page as GiftPage } from '../../routes/gift/page.tsx';
import { Page as HotelPage } from '../../routes/hotel/page.tsx';
import { Page as StayPage } from '../../routes/stay/page.tsx';

const DATED = '/stay/12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0';
const stay = weekendDetailOfTest(12);
const gift = weekendDetailOfTest(12, {
  offer: offerOfTest(12, { itemCategory: 'single_voucher', searchType: 'gift', flowType: 'gifting' }),
  giftPrices: giftPricesOfTest(),
});
const posted = { shipping: shippingCostOfTest(), extras: giftExtrasOfTest() };
const activity = activityDetailOfTest(5, { activity: activityOfTest(5) });
const box = boxDetailOfTest('SPAEBOX');
const stays = boxOffersOfTest(3, { totalCount: 3 });

const track = vi.fn<(event: TrackEvent) => void>();
/** The events of product pages, without those of the lists on them. */
const tracked = () =>
  track.mock.calls.flatMap(([{ name, params }]) =>
    ['view_item', 'add_to_cart', 'personalization_item'].includes(name) ? [{ name, ...params }] : [],
  );
const named = (name: string) => tracked().filter((event) => event.name === name);

/** Prevents links from leaving the test page. */
const stop = (event: Event) => event.preventDefault();

beforeEach(async () => {
  localStorage.clear();
  track.mockClear();
  globalThis.addEventListener('click', stop);
  await page.viewport(1280, 900);
});
afterEach(() => globalThis.removeEventListener('click', stop));

function show(ui: React.ReactNode, href: string) {
  const net = testNetwork({
    '/quote': quoteOfTest({ activities: [] }),
    '/weekend/12/detail.json': stay,
    '/hotel/7/detail.json': hotelDetailOfTest(7),
    '/shipping-cost': shippingCostOfTest(),
    '/offers': boxOffersOfTest(0, { totalCount: 3 }),
  });
  return renderPart(ui, { href, serverHref: href.replace(/#.*/, ''), fetch: net.fetch, track });
}

const aside = page.getByRole('complementary');
const dialog = page.getByRole('dialog');

test.each([
  ['stay', <StayPage key="" stay={stay} quote={null} />, DATED, '12', 'weekend', 298],
  [
    'stay in gifting',
    <StayPage key="" stay={gift} quote={null} posted={posted} />,
    '/stay/12?flow=gifting',
    '12',
    'single_voucher',
    298,
  ],
  ['gift', <GiftPage key="" stay={gift} posted={posted} />, '/gift/12', '12', 'single_voucher', 298],
  ['hotel', <HotelPage key="" detail={hotelDetailOfTest(7)} />, '/hotel/7', '7', 'hotel', 298],
  ['activity', <ActivityPage key="" detail={activity} />, '/activity/5#a=3', '5', 'activity', 40],
  ['box', <BoxPage key="" detail={box} stays={stays} />, '/box/detail/spa/SPAEBOX', 'SPAEBOX', 'box', 119],
])('CH-184: the page of a %s tracks its view once', async (_, ui, href, id, category, price) => {
  const { rerender } = show(ui, href);
  await expect.poll(() => tracked().length).toBe(1);
  expect(tracked()).toEqual([
    {
      name: 'view_item',
      currency: 'EUR',
      value: price,
      items: [expect.objectContaining({ item_id: id, item_category: category, price })],
    },
  ]);
  rerender(<p>Another page</p>);
  expect(tracked()).toHaveLength(1);
});

test.each([
  ['stay', <StayPage key="" stay={{ ...stay, published: false }} quote={null} />, '/stay/12'],
  ['activity', <ActivityPage key="" detail={{ ...activity, published: false }} />, '/activity/5'],
  ['hotel', <HotelPage key="" detail={hotelDetailOfTest(7, { active: false })} />, '/hotel/7'],
])('CH-184: a %s that is no longer sold is no view of a product', async (_, ui, href) => {
  show(ui, href);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(tracked()).toEqual([]);
});

test('CH-184: other dates and people of a stay are no further view', async () => {
  const { location } = show(<StayPage stay={stay} quote={null} />, '/stay/12');
  await expect.poll(() => tracked().length).toBe(1);
  location.write({ ...location.read(), hash: DATED.split('#')[1] ?? '' });
  await expect.element(aside.getByText(/298/).first()).toBeVisible();
  expect(named('view_item')).toHaveLength(1);
});

test('CH-184, PR-034: a booking that begins is added to the cart, at the price that was shown', async () => {
  show(<StayPage stay={stay} quote={null} />, DATED);
  const book = aside.getByRole('form').getByRole('button', { name: 'Book', exact: true });
  await expect.element(book).toBeEnabled();
  globalThis.removeEventListener('click', stop);
  await userEvent.click(book);
  await expect.poll(() => named('add_to_cart').length).toBe(1);
  const item = expect.objectContaining({ item_id: '12', item_category: 'weekend', price: 298, quantity: 1 });
  expect(named('add_to_cart')).toEqual([{ name: 'add_to_cart', currency: 'EUR', value: 298, items: [item] }]);
});

test('CH-184, PR-080: an activity is added to the cart once its confirmation leads on, for all who do it', async () => {
  show(<ActivityPage detail={activity} />, '/activity/5#a=3');
  await userEvent.click(aside.getByRole('button', { name: 'Offer', exact: true }));
  const onward = dialog.getByRole('link', { name: 'Continue' });
  await expect.element(onward).toBeVisible();
  expect(named('add_to_cart')).toEqual([]);
  await userEvent.dblClick(onward);
  const item = expect.objectContaining({ item_id: '5', price: 40, quantity: 3 });
  expect(named('add_to_cart')).toEqual([{ name: 'add_to_cart', currency: 'EUR', value: 120, items: [item] }]);
});

test('CH-184, PR-094: a box is added to the cart once its confirmation leads on', async () => {
  show(<BoxPage detail={box} stays={stays} />, '/box/detail/spa/SPAEBOX');
  await userEvent.click(aside.getByRole('button', { name: 'Offer', exact: true }));
  await userEvent.click(dialog.getByRole('link', { name: 'Continue' }));
  const item = expect.objectContaining({ item_id: 'SPAEBOX', item_category: 'box', price: 119 });
  expect(named('add_to_cart')).toEqual([{ name: 'add_to_cart', currency: 'EUR', value: 119, items: [item] }]);
});

test('CH-184, PR-125: a note is tracked with its gift and without its words, once however often it is confirmed', async () => {
  globalThis.removeEventListener('click', stop);
  show(<GiftPage stay={gift} posted={posted} />, '/gift/12');
  const confirm = async (button: string, text?: string) => {
    await expect.element(dialog).toBeVisible();
    if (text !== undefined) await userEvent.fill(dialog.getByRole('textbox', { name: /^From/ }), text);
    await userEvent.click(dialog.getByRole('button', { name: button }));
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await userEvent.click(page.getByRole('button', { name: 'Add a personal note' }));
  await confirm('Save', 'Anna');
  const item = expect.objectContaining({ item_id: '12', item_category: 'single_voucher' });
  await expect
    .poll(() => named('personalization_item'))
    .toEqual([{ name: 'personalization_item', currency: 'EUR', items: [item] }]);
  expect(JSON.stringify(tracked())).not.toContain('Anna');
  // On the way to the checkout, the drawer opens again with the same note.
  await userEvent.click(page.getByRole('form').getByRole('button', { name: 'Offer', exact: true }));
  await confirm('Continue');
  await expect.poll(() => named('add_to_cart').length).toBe(1);
  expect(named('personalization_item')).toHaveLength(1);
});

test('CH-184, PR-126: the note on a box is tracked with the box', async () => {
  globalThis.removeEventListener('click', stop);
  show(<BoxPage detail={box} stays={stays} />, '/box/detail/spa/SPAEBOX');
  await userEvent.click(page.getByRole('button', { name: 'Add a personal note' }));
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Your message/ }), 'Enjoy');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const item = expect.objectContaining({ item_id: 'SPAEBOX', item_category: 'box' });
  await expect
    .poll(() => named('personalization_item'))
    .toEqual([{ name: 'personalization_item', currency: 'EUR', items: [item] }]);
});
