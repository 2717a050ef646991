import type { Quote } from '@sabadora/api';
import {
  giftExtrasOfTest,
  giftPricesOfTest,
  checkoutOfTest,
  offerOfTest,
  hotelInFullOfTest,
  quoteOfTest,
  shippingCostOfTest,
  refusedQuoteOfTest,
  searchDetailsOfTest,
  weekendDetailOfTest,
} from '@sabadora/api/testing';
import { toHref } from '@sabadora/hooks';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAdvice, HELP_PHONE } from '../../kit/testing/expectAdvice.ts';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { Page, type StayProps } from './page.tsx';

const DATED = '/stay/12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0';
const stay = weekendDetailOfTest(12);

beforeEach(async () => {
  await page.viewport(1280, 900);
});

interface ShowOptions extends Partial<PartOptions> {
  /** The gateway's quote for any dates. */
  quoted?: Quote;
}

function show(href: string, props: Partial<StayProps> = {}, { quoted, ...options }: ShowOptions = {}) {
  const net = testNetwork({
    '/quote': quoted ?? quoteOfTest({ activities: [] }),
    '/detail.json': props.stay ?? stay,
  });
  const { location, container } = renderPart(<Page stay={stay} quote={null} {...props} />, {
    href,
    serverHref: '/stay/12',
    fetch: net.fetch,
    ...options,
  });
  return { ...net, container, location, href: () => toHref(location.read()) };
}

const panel = () => page.getByRole('complementary').getByRole('form', { name: 'Book this stay' });
const text = () => document.querySelector('main')?.textContent.replaceAll(/[\u00a0\u202f]/gu, ' ') ?? '';
const giftCard = () => page.getByRole('link', { name: 'Need flexibility? Offer this stay as a giftcard' });
const book = (name = 'Book') => panel().getByRole('button', { name, exact: true });

test('PR-021: the page says what the stay is, where, how good, and what it includes', async () => {
  show('/stay/12');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Weekend by the sea');
  for (const part of ['Cabourg', 'Hôtel des Dunes', '9,2/10', 'Three-course dinner', '22 m²'])
    await expect.poll(text).toContain(part);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('PR-018, D-047: each section with content has a tab, in order', async () => {
  const hotel = hotelInFullOfTest({ positiveReviews: [] });
  show('/stay/12', { stay: { ...stay, hotel } });
  const tabs = page.getByRole('navigation', { name: 'Sections of this page', exact: true });
  await expect.element(tabs).toBeVisible();
  const names = tabs
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Description', 'Room', 'Experience', 'Hotel', 'Practical info']);
  for (const link of tabs.getByRole('link').elements())
    await expect.poll(() => document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('SECTION');
});

test('PR-178, PR-179: what a part of the stay includes is in a drawer, which leads back to where it was opened', async () => {
  show('/stay/12');
  const details = page.getByRole('button', { name: /^Details ?: Three-course dinner$/u });
  await userEvent.click(details);
  const drawer = page.getByRole('dialog', { name: 'Your stay includes' });
  await expect.element(drawer.getByText('Oysters')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(details).toHaveFocus();
  await userEvent.click(details);
  await userEvent.click(drawer.getByRole('button', { name: 'Back to my reservation' }));
  await expect.element(drawer).not.toBeInTheDocument();
});

test.each([
  ['See the pet policy', 'Pets', '12 € per pet and night'],
  ['About the tourist tax', 'Local tax', '1,65 € per adult and night'],
  ['See all practical info', 'Practical info', 'The pool is closed on Mondays.'],
  ['See all services and equipment', 'Services and equipment', 'Parking'],
  [/^.+: Double room$/u, 'Double room', 'Hairdryer'],
])('PR-178: "%s" opens a drawer', async (name, title, content) => {
  show('/stay/12');
  await userEvent.click(page.getByRole('button', { name }).first());
  const drawer = page.getByRole('dialog', { name: title });
  await expect
    .poll(() => drawer.element().textContent.replaceAll(/[\u00a0\u202f]/gu, ' '))
    .toContain(content);
});

test('PR-008, PR-033, PR-040, PR-146: without dates there is a lowest price, and Book asks for dates', async () => {
  show('/stay/12');
  await expect.poll(text).toContain('from 298 €');
  expect(text()).toContain('Add your dates to see the cancellation conditions');
  expect(text()).toContain('Need flexibility? Offer this stay as a giftcard');
  await expect.element(giftCard()).toHaveAttribute('href', '/gift/12?flow=gifting#giftAdult=2;giftNights=1');
  await userEvent.click(book('Choose your dates'));
  await expect.element(page.getByText('Please choose your travel dates.')).toBeVisible();
});

test('PR-119, D-142: whoever comes back from a gift of three nights offers three nights again', async () => {
  show('/stay/12#giftNights=3');
  await expect.element(giftCard()).toHaveAttribute('href', '/gift/12?flow=gifting#giftNights=3;giftAdult=2');
});

test('PR-017: how a stay works is shown in a film of the market, where the site has films; nothing is fetched before it is played', async () => {
  const { container } = show('/stay/12', {}, { filmsUrl: 'https://films.example/how' });
  await userEvent.click(page.getByText('How it works', { exact: true }).first());
  const play = page.getByRole('button', { name: /How it works$/u });
  await expect.element(play).toBeVisible();
  expect(container.querySelector('video')).toBeNull();
  await userEvent.click(play);
  const film = container.querySelector('video');
  expect(film?.src).toBe('https://films.example/how/stay.fr_FR.mp4');
  expect(film?.querySelector('track')?.src).toBe('https://films.example/how/stay.fr_FR.vtt');
});

test('SE-082: a stay that cannot be given is not offered as a gift card', async () => {
  show('/stay/12', { stay: { ...stay, giftable: false } });
  await expect.poll(text).toContain('from 298 €');
  await expect.element(giftCard()).not.toBeInTheDocument();
});

test('PR-001, PR-008, PR-034, PR-049, PR-136, PR-144: dates have a price, conditions and a way to the checkout', async () => {
  const { href } = show(DATED);
  await expect.poll(text).toContain('298 € instead of 398 €');
  expect(text()).toContain('25% off');
  expect(text()).toContain('149 € per night');
  expect(text()).toContain('until 5 déc.');
  expect(text()).toContain('Local tax: about 6,60 €, paid at the hotel');
  expect(text()).toContain('Cancelled until 5 décembre 2026, 80% of each night is refunded.');
  expect(text()).not.toContain('Need flexibility?');
  await userEvent.click(book());
  await expect
    .poll(href)
    .toBe('/booking/summary?offer=12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0;price=29800');
});

test.each([
  ['payInParts=shown', 'fr_FR', 29_800, 'Pay in 3 or 4 instalments'],
  ['payInParts=shown', 'fr_FR', 22_000, 'Pay in 3 instalments'],
  ['payInParts=shown', 'fr_FR', 19_900, undefined],
  ['payInParts=shown', 'it_IT', 29_800, undefined],
  ['payInParts=off', 'fr_FR', 29_800, undefined],
] as const)(
  'PR-163, PR-165, D-122: with %s in %s, %i cents say %s',
  async (switches, locale, sellPrice, hint) => {
    const { priceInfo } = quoteOfTest();
    const quoted = quoteOfTest({ activities: [], priceInfo: priceInfo && { ...priceInfo, sellPrice } });
    show(DATED.replaceAll('-12-1', '-12-2'), {}, { quoted, switches, locale });
    await expect.poll(text).toContain(String(sellPrice / 100));
    const said = /Pay in [\w ]+ instalments/u.exec(text())?.[0];
    expect(said).toBe(hint);
  },
);

test('PR-037, PR-038: Book leads to the activity that has no day', async () => {
  const { href } = show(DATED, {}, { quoted: quoteOfTest() });
  const day = panel().getByRole('combobox', { name: 'Massage for two' });
  await expect.element(day).toBeEnabled();
  await userEvent.click(book());
  await expect.element(panel().getByText('Please choose your activity dates.')).toBeVisible();
  expect(document.activeElement).toBe(day.element());
  await userEvent.selectOptions(day, '102_2026-12-13');
  await userEvent.click(book());
  await expect.poll(href).toContain(';activityDates=102_2026-12-13');
});

test('PR-036, PR-181: a quote that fails at Book opens an alert', async () => {
  const { respond, href } = show(DATED);
  await expect.poll(text).toContain('298 € instead of 398 €');
  respond('/quote', 500);
  await userEvent.click(book());
  const alert = page.getByRole('alertdialog', { name: 'Oops, something went wrong' });
  await expect.element(alert.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(href()).toBe(DATED);
});

test('PR-008, PR-042, PR-139, D-048, D-151: what cannot be booked says so, and offers the nearest that can', async () => {
  const nearest = { checkin: '2026-12-12', nights: 3, adult: 2, child: 0, baby: 0 };
  const errors = [{ code: 'PACKAGE_MINIMUM_STAY' as const, message: '' }];
  const quoted = refusedQuoteOfTest({ errors, modifiedReservationCriteria: nearest });
  const { respond, href } = show(DATED, {}, { quoted });
  await expect.poll(text).toContain('No more availabilities. Update your stay criteria');
  expect(text()).toContain('Stay of minimum 3 nights');
  await expect.element(book()).toHaveAttribute('aria-disabled', 'true');
  respond('/quote', quoteOfTest({ activities: [] }));
  await userEvent.click(panel().getByRole('button', { name: /^3 nights from/ }));
  await expect.element(book()).not.toHaveAttribute('aria-disabled', 'true');
  expect(href()).toContain('checkin=2026-12-12;checkout=2026-12-15');
});

test('PR-042, D-165: a stay that is too short says that it has several nights where their number is unknown', async () => {
  const errors = [{ code: 'PACKAGE_MINIMUM_STAY' as const, message: '' }];
  show(DATED, {}, { quoted: refusedQuoteOfTest({ errors }) });
  await expect.poll(text).toContain('Stay of multiple nights');
  expect(text()).not.toContain('Stay of minimum');
});

test('PR-009, PR-048: a stay without rooms on the dates leads to what its hotel still has on them, with prices', async () => {
  const { respond, requests } = show(
    DATED,
    { stay: { ...stay, otherOfferCount: 5 } },
    { quoted: refusedQuoteOfTest({}) },
  );
  const { priceInfo, cancellationPolicy } = quoteOfTest();
  const offer = (weekendId: number, label: string) => ({
    weekendId,
    label,
    priceInfo,
    cancellationPolicy,
    availableRooms: 2,
  });
  respond('/product/12/offers', {
    items: [offer(12, 'Itself'), offer(21, 'Sauna night'), offer(22, 'Gala')],
  });
  const list = panel().getByRole('list', { name: 'Still free at this hotel on your dates' });
  await expect.poll(() => list.getByRole('link').elements().length).toBe(2);
  await expect
    .element(list.getByRole('link', { name: 'Sauna night' }))
    .toHaveAttribute('href', '/stay/21#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0');
  expect(list.element().textContent).toMatch(/Sauna night.*€/u);
  const [request] = requests('/product/12/offers');
  expect(Object.fromEntries(request?.query ?? [])).toMatchObject({
    checkin: '2026-12-12',
    nights: '2',
    adult: '2',
  });
});

test('PR-048: a stay that can be had requests no other offers on its dates', async () => {
  const { requests } = show(DATED, { stay: { ...stay, otherOfferCount: 5 } });
  await expect.element(book()).not.toHaveAttribute('aria-disabled', 'true');
  expect(requests('/product/12/offers')).toEqual([]);
});

test('PR-024, D-021: a stay that is no longer sold leads to the hotel’s other offers', async () => {
  show(DATED, { stay: { ...stay, published: false } });
  await expect.element(page.getByRole('heading', { name: 'Too late!' })).toBeVisible();
  expect(text()).toContain('This offer has expired... Luckily, we have other stays to suggest you.');
  await expect.element(panel()).not.toBeInTheDocument();
  const link = page.getByRole('complementary').getByRole('link', { name: 'See all offers of the hotel' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/^\/hotel\/7#.*anchor=products;hotel=7$/));
});

test('PR-008, PR-023: the discount of an offer is announced to visitors of its experiment', async () => {
  const offer = offerOfTest(12, { autoDiscount: { code: 'SEA10', value: 10 } });
  show('/stay/12', { stay: { ...stay, offer } }, { switches: 'autoDiscount=shown' });
  await expect.element(page.getByText('SEA10')).toBeVisible();
});

test.each([
  ['development', true],
  ['production', false],
])('PR-046: in %s the label of a connected hotel takes the place of Book: %s', async (stage, isShown) => {
  const hotel = hotelInFullOfTest({ channelManagerId: 'D-EDGE' });
  show('/stay/12', { stay: { ...stay, hotel } }, { switches: 'channelManager=on', stage });
  await expect.poll(() => panel().getByText('CM', { exact: true }).elements().length === 1).toBe(isShown);
});

test('PR-016 PR-018 PR-119 PR-120 D-047 D-163: in gifting the page is that of a gift, valid for a year, with the way back to its dates', async () => {
  const given = { ...stay, giftPrices: giftPricesOfTest() };
  const posted = { shipping: shippingCostOfTest(), extras: giftExtrasOfTest() };
  const href = '/stay/12?flow=gifting#checkin=2026-12-12;checkout=2026-12-14;giftAdult=2;giftNights=2';
  const { href: at } = show(href, { stay: given, posted }, { serverHref: '/stay/12?flow=gifting' });
  await expect.poll(text).toContain('285 € instead of 380 €');
  expect(text()).toContain('For two, valid for 12 months');
  const tabs = page.getByRole('navigation', { name: 'Sections of this page', exact: true });
  await expect.element(tabs.getByRole('link', { name: 'The experience' })).toBeVisible();
  await expect.element(tabs.getByRole('link', { name: 'The gift' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Choose dates and book it yourself' }))
    .toHaveAttribute('href', expect.stringContaining('flow=booking#checkin=2026-12-12;checkout=2026-12-14'));
  await userEvent.click(page.getByRole('radio', { name: /^By post/ }));
  const form = page.getByRole('form', { name: 'Offer this stay' });
  await userEvent.click(form.getByRole('button', { name: 'Offer', exact: true }));
  await expect.poll(at).toContain('/booking/summary?flow=gifting&offer=12#giftNights=2;');
});

const breakfast = {
  id: 34,
  label: 'Breakfast in bed',
  isIncluded: false,
  priceDifference: 2400,
  priceDifferencePerLos: { '1': 2400 },
  programLines: [{ type: 'BREAKFAST' as const, title: 'Breakfast in bed' }],
  images: [],
  activityIds: [],
};

test('PR-030, PR-031: an extra leads to the offer that has it, past a dialog', async () => {
  const { href } = show(DATED, { stay: { ...stay, extras: [breakfast] } });
  await expect.poll(text).toContain('24 € more');
  await userEvent.click(page.getByRole('link', { name: 'Add: Breakfast in bed' }));
  await expect.element(page.getByRole('dialog', { name: 'One moment' })).toBeVisible();
  await expect.poll(href).toBe('/stay/34#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0');
});

test('PR-031: what is included can be taken away, for less; PR-032: not from a gift', async () => {
  const extras = [{ ...breakfast, isIncluded: true, priceDifference: -2400 }];
  const { location } = show('/stay/12', { stay: { ...stay, extras } });
  const remove = page.getByRole('link', { name: 'Remove: Breakfast in bed' });
  await expect.element(remove).toHaveAttribute('href', '/stay/34');
  expect(text()).toContain('24 € less without it');
  location.write({ path: '/stay/12', query: 'flow=gifting', hash: '' });
  await expect.element(remove).not.toBeInTheDocument();
});

test('PR-147, PR-148, PR-149, D-050: the cancellation policy of the dates is a press away from the price', async () => {
  show(DATED);
  await userEvent.click(panel().getByRole('button', { name: 'See the cancellation policy' }));
  const drawer = page.getByRole('dialog', { name: 'Changes and cancellation' });
  await expect.element(drawer.getByText('Modification is free until 5 décembre 2026.')).toBeVisible();
  // On the check-in day itself, the terms of the deadline still apply (D-050, ALG-19).
  await expect.element(drawer.getByText('After 12 décembre 2026: no refund.')).toBeVisible();
});

test('PR-016, PR-017: how it works is told in three steps, on wish', async () => {
  show('/stay/12');
  await userEvent.click(page.getByText('How it works'));
  await expect.element(page.getByRole('heading', { name: 'Choose your dates' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Off you go' })).toBeVisible();
});

const others = (ids: readonly number[]) => ({
  exactMatch: [{ hotelId: 7, mainPackage: offerOfTest(12), otherPackages: ids.map((id) => offerOfTest(id)) }],
  searchDetails: searchDetailsOfTest(1),
});

const section = page.getByRole('region', { name: 'Other offers of Hôtel des Dunes' });

test('PR-009, PR-104: three other offers of the hotel are requested for the page, and lead to theirs', async () => {
  const { respond, requests } = show(DATED, { stay: { ...stay, otherOfferCount: 5 } });
  respond('/offers.json', others([21, 22, 23, 24, 25]));
  await expect.element(section).toBeInTheDocument();
  section.element().scrollIntoView();
  await expect.poll(() => section.getByRole('listitem').elements().length).toBe(3);
  expect(requests('/offers.json').at(-1)?.body).toMatchObject({
    filters: { offer: { date: { checkin: '2026-12-12', nights: 2 } }, property: { hotelId: 7 } },
  });
});

test('PR-012: other offers that cannot be had are not missed: nothing is said, the way to all stays', async () => {
  const { respond, requests } = show('/stay/12', { stay: { ...stay, otherOfferCount: 5 } });
  respond('/offers.json', 500);
  await expect.element(section).toBeInTheDocument();
  section.element().scrollIntoView();
  await expect.poll(() => requests('/offers.json').length).toBeGreaterThan(0);
  // Neither placeholders nor an empty list.
  await expect.poll(() => section.element().querySelector('[aria-hidden="true"], ul')).toBeNull();
  await expect.element(section.getByRole('link', { name: 'See all offers of the hotel' })).toBeVisible();
  expect(text()).not.toContain('Oops');
});

test('PR-016, D-164: inside the app, which has no button for it, there is a way back; without a page before it, home', async () => {
  show('/stay/12', {}, { isInApp: true });
  await expect.element(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/');
});

test('PR-016: a browser has a way back of its own', async () => {
  show('/stay/12');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('link', { name: 'Back', exact: true }).elements()).toEqual([]);
});

test('PR-011, CH-164: without reviews there is no block of reviews', async () => {
  show('/stay/12', { stay: { ...stay, hotel: hotelInFullOfTest({ positiveReviews: [] }) } });
  await expect.element(page.getByRole('heading', { name: 'Practical info' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Reviews' })).not.toBeInTheDocument();
});

test('PR-187, D-019: whoever wants advice sees when somebody is there, and the number', async () => {
  show('/stay/12', {}, { helpPhone: HELP_PHONE });
  await expectAdvice();
});

test('PR-033: on a phone the button in the bar sends the form of the panel, which asks for dates', async () => {
  await page.viewport(390, 844);
  show('/stay/12');
  const bar = page.getByRole('region', { name: 'Booking', exact: true });
  await userEvent.click(bar.getByRole('button', { name: 'Choose your dates' }));
  const dialog = page.getByRole('dialog', { name: 'Dates' });
  await expect.element(dialog.getByText('Please choose your travel dates.').first()).toBeVisible();
});

const checkout = checkoutOfTest({
  cancellation: { ...checkoutOfTest().cancellation, chosen: 'flexible' },
});
const walletAnswers = {
  '/checkout/init': checkoutOfTest(),
  [`/checkout/${checkout.id}`]: checkout,
  '/purchase/orders': {
    orderUUID: checkout.id,
    payment: { provider: 'sandbox', intentId: 'pi_1234567890', clientSecret: 'secret', amount: 29_800 },
  },
  '/sandbox/intents/pi_1234567890/confirm': { status: 'succeeded', declineCode: null, redirectTo: null },
  '/purchase/zeppto': { booking: { orderUUID: checkout.id, number: '10000234' } },
};

test('PR-166, PR-168, PR-170, PR-172: a wallet buys the stay in a sheet with its price', async () => {
  const { respond, requests, href } = show(DATED);
  for (const [path, body] of Object.entries(walletAnswers)) respond(path, body);
  await userEvent.click(page.getByRole('button', { name: 'Book with a wallet' }));
  const sheet = page.getByRole('dialog', { name: 'Book with a wallet' });
  await expect.element(sheet.getByText('A night for two')).toBeVisible();
  await expect.element(sheet.getByText(/partial refund until 9 décembre 2026/)).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: /^Pay 298/ }));
  await expect.poll(href).toBe(`/confirmation/${checkout.id}?status=success&gaId=10000234`);
  expect(requests('/purchase/orders')[0]?.body).toMatchObject({
    paymentMethod: 'wallet',
    expectedAmount: 29_800,
    buyer: { email: { email: 'wallet@example.com' } },
    items: { insuranceItem: false, shortStayItem: { gift: false } },
  });
});

test('PR-167, PR-169, PR-171, PR-177: a wallet that fails is in the address, said, and the booking goes on', async () => {
  const { respond, href } = show(DATED);
  for (const [path, body] of Object.entries(walletAnswers)) respond(path, body);
  respond('/purchase/orders', { error: { code: 'PAYMENT_FAILED', message: '' } });
  await userEvent.click(page.getByRole('button', { name: 'Book with a wallet' }));
  const sheet = page.getByRole('dialog', { name: 'Book with a wallet' });
  await userEvent.click(sheet.getByRole('button', { name: /^Pay 298/ }));
  await expect
    .element(
      sheet
        .getByRole('alert')
        .getByText(/^Payment with your digital wallet failed, please, follow your reservation/),
    )
    .toBeVisible();
  expect(href()).toMatch(/#checkin=2026-12-12;.*night=2;.*error=1/);
  expect(href()).toContain('offerId=12');
  expect(href()).not.toContain('isLoading');
  await expect
    .element(sheet.getByRole('link', { name: 'Book' }))
    .toHaveAttribute('href', '/booking/summary?offer=12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0');
  await userEvent.keyboard('{Escape}');
  await expect.poll(href).toBe(DATED);
});
