import {
  giftExtrasOfTest,
  giftPricesOfTest,
  shippingCostOfTest,
  weekendDetailOfTest,
} from '@sabadora/api/testing';
import { toHref } from '@sabadora/hooks';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAdvice, HELP_PHONE } from '../../kit/testing/expectAdvice.ts';
import { FAILURES, testNetwork } from '../../kit/testing/network.ts';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { Page, type GiftProps } from './page.tsx';

const stay = weekendDetailOfTest(12, { giftPrices: giftPricesOfTest() });
const posted = { shipping: shippingCostOfTest(), extras: giftExtrasOfTest() };

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
});

function show(href = '/gift/12', props: Partial<GiftProps> = {}, options: Partial<PartOptions> = {}) {
  const net = testNetwork();
  const { location, container } = renderPart(<Page stay={stay} posted={posted} {...props} />, {
    href,
    serverHref: '/gift/12',
    fetch: net.fetch,
    ...options,
  });
  return { ...net, container, href: () => toHref(location.read()) };
}

const text = () => document.querySelector('main')?.textContent.replaceAll(/[\u00a0\u202f]/gu, ' ') ?? '';
const panel = () => page.getByRole('form', { name: 'Offer this stay' });
const format = (name: RegExp) => page.getByRole('radio', { name });
const offer = () => panel().getByRole('button', { name: 'Offer', exact: true });
const drawer = () => page.getByRole('dialog', { name: 'Your personal note' });

test('PR-106 PR-107 D-018: the page says what is given, how it works, and that it is valid for a year and a half', async () => {
  show();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Weekend by the sea');
  await expect.poll(text).toContain('149 € instead of 199 €');
  for (const part of [
    'For two, valid for 18 months',
    'How a gift works',
    'They choose the dates',
    'Three-course dinner',
  ])
    await expect.poll(text).toContain(part);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('PR-187, D-019: whoever wants advice sees when somebody is there, and the number', async () => {
  show('/gift/12', {}, { helpPhone: HELP_PHONE });
  await expectAdvice();
});

test('PR-112 PR-118: other nights have another price, and go into the address', async () => {
  const { href } = show();
  await userEvent.click(format(/^2 nights/));
  await expect.poll(text).toContain('285 € instead of 380 €');
  expect(text()).toContain('143 € per night');
  await expect.poll(href).toBe('/gift/12#giftNights=2;giftAdult=2;giftFormat=digital');
});

test('SE-259 PR-111 PR-118: customer care chooses between rates', async () => {
  const { href } = show('/gift/12', {}, { isCare: true });
  await userEvent.click(format(/^Any date/));
  await expect.poll(href).toContain(';bucket=anytime');
  await expect.poll(text).toContain('195 €');
});

test('PR-032 PR-110 PR-113 D-001: by post it has a sleeve and extras, each in the price', async () => {
  const { href } = show();
  await expect.element(format(/^By post \+ 4,90/)).toHaveAccessibleDescription(/2 to 4 working days/);
  await userEvent.click(format(/^By post/));
  await expect.element(format(/^By the lake/)).toBeChecked();
  await userEvent.click(format(/^In linen/));
  await userEvent.click(page.getByRole('checkbox', { name: /^Silk ribbon/ }));
  await expect.poll(text).toContain('160,30 €');
  expect(href()).toBe('/gift/12#giftAdult=2;giftFormat=physical;sleeves=linen;extras=ribbon');
  await userEvent.click(format(/^3 nights/));
  await expect.element(page.getByRole('checkbox', { name: /^Silk ribbon/ })).not.toBeInTheDocument();
  await userEvent.click(offer());
  await expect
    .poll(href)
    .toContain('/booking/summary?flow=gifting&offer=12#giftNights=3;giftAdult=2;giftFormat=physical;');
});

test('PR-116: while the cost of posting loads, its tag is ---', async () => {
  const { respond } = show('/gift/12', { posted: {} });
  await expect.element(format(/^By post ---$/)).toBeEnabled();
  respond('/gift/extras', giftExtrasOfTest());
  respond('/gift/shipping-cost', shippingCostOfTest({ amount: 0 }));
  await expect.element(format(/^By post Free$/)).toBeEnabled();
});

test.each([
  ['the feature is off', { switches: 'physicalGifts=off' }],
  ['its cost cannot be had', {}],
])('PR-115: nothing goes by post when %s, which is said', async (_, options) => {
  const { respond } = show('/gift/12#giftFormat=physical', { posted: {} }, options);
  respond('/gift/shipping-cost', 500);
  await expect.element(format(/^By post$/)).toBeDisabled();
  await expect.element(format(/^By e-mail/)).toBeChecked();
  expect(text()).toContain('Victim of its success, the physical format is coming back soon!');
});

test.each(FAILURES)(
  'PR-115: after %s of its cost a gift goes by e-mail, its nights as they were',
  async (_how, failure) => {
    const { respond, href } = show('/gift/12#giftNights=2;giftFormat=physical', { posted: {} });
    respond('/gift/shipping-cost', failure);
    await expect.element(format(/^By post$/)).toBeDisabled();
    await expect.element(format(/^By e-mail/)).toBeChecked();
    expect(href()).toContain('giftNights=2');
    await expect.element(offer()).toBeEnabled();
  },
);

test.each(FAILURES)('PR-113: after %s the sleeves say so, and are asked for again', async (_how, failure) => {
  const { respond } = show('/gift/12#giftFormat=physical', { posted: { shipping: shippingCostOfTest() } });
  respond('/gift/extras', failure);
  await expect.element(page.getByText('Oops, something went wrong')).toBeVisible();
  await expect.element(offer()).toBeEnabled();
  respond('/gift/extras', giftExtrasOfTest());
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('radiogroup', { name: /sleeve/i })).toBeVisible();
});

test('PR-121 PR-125 PR-128 PR-135: Offer opens the drawer, whose form may stay empty, and goes on to the checkout', async () => {
  const track = vi.fn();
  const { href } = show('/gift/12', {}, { track });
  await userEvent.click(offer());
  await expect.element(drawer()).toBeVisible();
  await userEvent.click(drawer().getByRole('button', { name: 'Continue' }));
  await expect
    .poll(href)
    .toBe(
      '/booking/summary?flow=gifting&offer=12#giftNights=1;giftAdult=2;giftFormat=digital;bucket=standard;price=14900',
    );
  expect(track.mock.calls.map(([event]) => event.name)).toEqual(['view_item', 'add_to_cart']);
  expect(localStorage.getItem('sabadora.personalisation')).toBeNull();
});

test('PR-129 PR-132 PR-133 PR-134: a name is text, is judged on leaving it, and stops at forty characters', async () => {
  const { href } = show();
  await userEvent.click(offer());
  const name = drawer().getByRole('textbox', { name: /^From/ });
  await userEvent.fill(name, 'Anna 2');
  await userEvent.tab();
  await expect.element(drawer().getByText('Only text is expected')).toBeVisible();
  await userEvent.click(drawer().getByRole('button', { name: 'Continue' }));
  await expect.element(name).toHaveFocus();
  expect(href()).toBe('/gift/12');
  await userEvent.fill(name, 'a'.repeat(40));
  await userEvent.keyboard('b');
  await expect.element(name).toHaveValue('a'.repeat(40));
  await expect.element(drawer().getByText('The field is limited to 40 characters')).toBeVisible();
});

test('PR-126 PR-127 PR-130: the note is kept, read again, and gone once it is emptied', async () => {
  show();
  await userEvent.click(page.getByRole('button', { name: 'Add a personal note' }));
  await userEvent.fill(drawer().getByRole('textbox', { name: /^From/ }), 'Anna');
  await userEvent.fill(drawer().getByRole('textbox', { name: /^Your message/ }), 'Enjoy!');
  expect(drawer().element().textContent).toContain('Max. 180 characters');
  await userEvent.click(drawer().getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('From Anna')).toBeVisible();
  expect(localStorage.getItem('sabadora.personalisation')).toBe('{"fromName":"Anna","message":"Enjoy!"}');
  await userEvent.click(page.getByRole('button', { name: 'Change your note' }));
  for (const field of [/^From/, /^Your message/]) {
    const box = drawer().getByRole('textbox', { name: field });
    await expect.element(box).not.toHaveValue('');
    await userEvent.clear(box);
  }
  await userEvent.click(drawer().getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('button', { name: 'Add a personal note' })).toBeVisible();
  expect(localStorage.getItem('sabadora.personalisation')).toBeNull();
});

test('a stay that cannot be given says so, and leads to those that can', async () => {
  show('/gift/12', { stay: { ...stay, giftPrices: null } });
  await expect.poll(text).toContain('This stay cannot be given as a gift at the moment.');
  await expect
    .element(page.getByRole('link', { name: 'See other gift stays' }))
    .toHaveAttribute('href', '/search?flow=gifting');
  await expect.element(offer()).not.toBeInTheDocument();
});

test('without JavaScript the choice is one plain form, its fields and the button of the bar included', async () => {
  const { container } = show('/gift/12#giftNights=1;giftFormat=physical;extras=ribbon');
  await expect.element(format(/^By the lake/)).toBeChecked();
  const form = container.querySelector('form') ?? undefined;
  expect([...new FormData(form)]).toEqual([
    ['flow', 'gifting'],
    ['offer', '12'],
    ['giftNights', '1'],
    ['giftFormat', 'physical'],
    ['sleeves', 'lake'],
    ['extras', 'ribbon'],
  ]);
  expect(form?.getAttribute('action')).toBe('/booking/summary');
});
