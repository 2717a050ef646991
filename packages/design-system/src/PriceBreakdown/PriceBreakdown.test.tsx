import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { emulateMedia } from '../testing/media.ts';
import { render } from '../testing/render.tsx';
import { PriceBreakdown, type PriceBreakdownProps, PriceBreakdownSkeleton } from './index.ts';

const props: PriceBreakdownProps = {
  label: 'Price details',
  lines: [
    { label: 'Room', note: '2 nights', amountCents: 29800 },
    { label: 'Early booking', amountCents: -4550 },
  ],
  total: { label: 'Total', amountCents: 25250 },
};
const show = (more: Partial<PriceBreakdownProps> = {}, locale = 'en-GB') =>
  render(<PriceBreakdown {...props} {...more} />, { locale }).container;

const read = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent.replace(/\s/gu, ' ')).join(': '),
  );

test('PR-174: each line is a term and its amount, in the notation of the page, the total last', () => {
  expect(read(show())).toEqual(['Room 2 nights: €298', 'Early booking: −€45.50', 'Total: €252.50']);
  expect(read(show({}, 'fr-FR'))).toEqual([
    'Room 2 nights: 298 €',
    'Early booking: −45,50 €',
    'Total: 252,50 €',
  ]);
});

test('PR-174: gift cards come after the total, and what remains to pay last', () => {
  const container = show({
    payments: [{ label: 'Gift card', amountCents: -20000 }],
    remaining: { label: 'Remaining to pay', amountCents: 5250 },
  });
  expect(read(container).slice(2)).toEqual([
    'Total: €252.50',
    'Gift card: −€200',
    'Remaining to pay: €52.50',
  ]);
});

test.each(['ltr', 'rtl'] as const)('%s: amounts end on one edge, beside labels however long', (direction) => {
  document.documentElement.dir = direction;
  try {
    const container = show({ lines: [{ label: 'Verblijfsbelasting '.repeat(12), amountCents: 1104950 }] });
    const edge = direction === 'ltr' ? 'right' : 'left';
    const edges = [...container.querySelectorAll('dd')].map((amount) => {
      const text = document.createRange();
      text.selectNodeContents(amount);
      return Math.round(text.getBoundingClientRect()[edge]);
    });
    expect(new Set(edges).size).toBe(1);
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('on a phone the lines open by key, and what has to be paid is in the button', async () => {
  await page.viewport(390, 800);
  const container = show({
    collapsesOnPhone: true,
    remaining: { label: 'Remaining to pay', amountCents: 5250 },
  });
  const button = page.getByRole('button', { name: 'Price details €52.50' });
  const list = container.querySelector('dl');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(list?.checkVisibility()).toBe(false);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  expect(list?.checkVisibility()).toBe(true);
  await userEvent.keyboard(' ');
  expect(list?.checkVisibility()).toBe(false);
});

test('from 768 px the lines are always there, without a button', () => {
  const container = show({ collapsesOnPhone: true });
  expect(container.querySelector('dl')?.checkVisibility()).toBe(true);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('at 320 px nothing is wider than the window', async () => {
  await page.viewport(320, 640);
  show({
    collapsesOnPhone: true,
    label: 'Prijsspecificatieoverzicht'.repeat(2),
    total: { label: 'Totaalbedrag'.repeat(5), amountCents: 110495055 },
  });
  await userEvent.click(page.getByRole('button'));
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('in forced colours the line above the total is still seen', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  try {
    const last = show().querySelector('dl > div:last-child');
    const line = last && getComputedStyle(last).borderBlockStart;
    expect(line).toContain('1px solid rgb(0, 0, 0)');
  } finally {
    await emulateMedia();
  }
});

test('renders on the server and hydrates; its skeleton, too', async () => {
  const html = await expectHydrates(<PriceBreakdown {...props} collapsesOnPhone />);
  expect(html).toContain('€252.50');
  await expectHydrates(<PriceBreakdownSkeleton />);
});
