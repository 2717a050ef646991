import { activityDetailOfTest, activityOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAdvice, HELP_PHONE } from '../../kit/testing/expectAdvice.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';

const adults = page.getByRole('spinbutton', { name: 'Participants' });
const dialog = page.getByRole('dialog');
const offer = () => page.getByRole('complementary').getByRole('button', { name: 'Offer', exact: true });

interface ShowOptions {
  switches?: string;
  published?: boolean;
  helpPhone?: string;
}

function show(
  href: string,
  changes: Parameters<typeof activityOfTest>[1] = {},
  { published = true, ...options }: ShowOptions = {},
) {
  const activity = activityOfTest(12, changes);
  const detail = activityDetailOfTest(12, {
    published,
    activity,
    description: ['Learn to sail.', 'Bring a towel.'],
  });
  return renderPart(<Page detail={detail} />, { href, ...options });
}

/** The page's text, with non-breaking spaces replaced. */
const text = () =>
  page
    .getByRole('main')
    .element()
    .textContent.replace(/[\u00a0\u202f]/gu, ' ');

test('PR-071: an activity says its name, place, centre, what it is, when, what to know, and shows its photos', async () => {
  show('/activity/12');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sailing lesson 12');
  for (const part of [
    'Cabourg',
    'Hôtel des Dunes',
    '2 hours · All levels',
    'Learn to sail.',
    'Bring a towel.',
    'From 10:00 to 18:00',
    'You need to be able to swim.',
    'Book your day at least 48 hours ahead.',
    '1 rue du Port, 14390 Cabourg',
    'How it works',
  ])
    await expect.poll(text).toContain(part);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  await expect.element(page.getByRole('region', { name: 'Photos of Sailing lesson 12' })).toBeInTheDocument();
});

test('PR-073, PR-077: the detail of a part says what happens, when, what to know, and where', async () => {
  show('/activity/12');
  await userEvent.click(page.getByRole('button', { name: /^Details/ }));
  await expect.element(dialog).toBeVisible();
  for (const part of [
    'A lesson in a small group',
    '1 h 30',
    'From 10:00 to 18:00',
    'You need to be able to swim.',
    'Hôtel des Dunes',
  ])
    await expect.element(dialog.getByText(part, { exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('PR-187, D-019: whoever wants advice sees when somebody is there, and the number', async () => {
  show('/activity/12', {}, { helpPhone: HELP_PHONE });
  await expectAdvice();
});

const price = (sellPrice: number) => ({ sellPrice, barPrice: sellPrice, promoPercentageRounded: null });

test('design "Address": without JavaScript the group is chosen in a form, which leads to its price and to the checkout', async () => {
  const { container } = show('/activity/12#a=3', { prices: { 2: price(8550), 3: price(12_000) } });
  await expect.poll(() => container.querySelector('aside form')).not.toBeNull();
  const form = container.querySelector<HTMLFormElement>('aside form');
  const group = form?.querySelector<HTMLSelectElement>('select[name="a"]');
  expect([...(group?.options ?? [])].map(({ value }) => value)).toEqual(['2', '3']);
  expect(group?.value).toBe('3');
  const [see, give, own] = form?.querySelectorAll('button') ?? [];
  const address = (button: HTMLButtonElement | undefined) => {
    const sent = new URLSearchParams([...new FormData(form ?? undefined, button)] as [string, string][]);
    return `${button?.getAttribute('formaction') ?? form?.getAttribute('action')}?${sent.toString()}`;
  };
  expect([see, give, own].map(address)).toEqual([
    '/search?activity=12&a=3',
    '/booking/voucher?activity=12&a=3',
    '/booking/voucher?activity=12&a=3&customType=OWN_USE',
  ]);
});

test('SE-187 PR-084: its price is that of one person, and of the whole group beneath', async () => {
  show('/activity/12#a=2');
  await expect.poll(text).toContain('42,75 € instead of 45 €, per person');
  expect(text()).toContain('85,50 € for 2 adults');
  expect(text()).toContain('5% off');
});

test('D-024 PR-078: the stepper goes from the fewest to the most that have a price, and into the address', async () => {
  const { location } = show('/activity/12#a=2');
  await expect.element(adults).toHaveAttribute('aria-valuemin', '2');
  await expect.element(adults).toHaveAttribute('aria-valuemax', '4');
  adults.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(text).toContain('120 € for 3 adults');
  expect(location.read().hash).toBe('a=3');
});

test('D-024: without prices 1 to 20 can go along, no price is said, and nothing is sold', async () => {
  show('/activity/12', { prices: {} });
  await expect.element(adults).toHaveAttribute('aria-valuemin', '1');
  await expect.element(adults).toHaveAttribute('aria-valuemax', '20');
  expect(text()).not.toContain('€');
  expect(text()).toContain('No price is known at the moment.');
  await expect.element(offer()).not.toBeInTheDocument();
});

test('PR-074, PR-080: Offer asks for confirmation, and goes on to the checkout with the adults', async () => {
  show('/activity/12#a=3');
  await userEvent.click(offer());
  await expect.element(dialog.getByRole('heading', { name: 'Offer this activity' })).toBeVisible();
  await expect.element(dialog.getByText('3 adults')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Continue' }))
    .toHaveAttribute('href', '/booking/voucher?activity=12#id=12;a=3;price=12000');
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(offer()).toHaveFocus();
});

test('PR-075, PR-080: Buy for myself asks in own-use mode, which closing forgets', async () => {
  show('/activity/12');
  await userEvent.click(page.getByRole('button', { name: 'Buy for myself' }));
  await expect.element(dialog.getByRole('heading', { name: 'Buy for yourself' })).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Continue' }))
    .toHaveAttribute('href', '/booking/voucher?activity=12&customType=OWN_USE#id=12;a=2;price=8550');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(offer());
  await expect.element(dialog.getByRole('heading', { name: 'Offer this activity' })).toBeVisible();
});

test('PR-072, CH-154: an activity that is no longer sold says so, and leads to others for the adults chosen', async () => {
  show('/activity/12#a=4', {}, { published: false });
  await expect.element(page.getByRole('heading', { name: 'Too late!' })).toBeVisible();
  await expect
    .element(page.getByText('This offer has expired... Luckily, we have other stays to suggest you.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See other offers' }))
    .toHaveAttribute('href', '/activities?flow=activity#a=4');
  await expect.element(adults).not.toBeInTheDocument();
});

test('D-169: where the search for activities is switched off nothing on the page leads to it', async () => {
  show('/activity/12', {}, { switches: 'activities=off', published: false });
  await expect.element(page.getByRole('link', { name: 'See other offers' })).toHaveAttribute('href', '/');
  expect(document.querySelector('main a[href^="/activities"]')).toBeNull();
});
