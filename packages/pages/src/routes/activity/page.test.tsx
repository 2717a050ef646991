import { activityOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';

const adults = page.getByRole('spinbutton', { name: 'Participants' });

function show(
  href: string,
  changes: Parameters<typeof activityOfTest>[1] = {},
  options: { switches?: string } = {},
) {
  const activity = activityOfTest(12, changes);
  return renderPart(<Page activity={activity} description={['Learn to sail.', 'Bring a towel.']} />, {
    href,
    ...options,
  });
}

/** The page's text with plain spaces. */
const text = () =>
  page
    .getByRole('main')
    .element()
    .textContent.replace(/[\u00a0\u202f]/gu, ' ');

test('an activity says its name, place, who offers it, what it is, and shows its photos', async () => {
  show('/activity/12');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sailing lesson 12');
  for (const part of [
    'Cabourg',
    'Hôtel des Dunes',
    '2 hours · All levels',
    'Learn to sail.',
    'Bring a towel.',
  ])
    expect(text()).toContain(part);
  await expect.element(page.getByRole('region', { name: 'Photos of Sailing lesson 12' })).toBeInTheDocument();
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

test('D-024: without prices 1 to 20 can go along, and no price is said', async () => {
  show('/activity/12', { prices: {} });
  await expect.element(adults).toHaveAttribute('aria-valuemin', '1');
  await expect.element(adults).toHaveAttribute('aria-valuemax', '20');
  expect(text()).not.toContain('€');
  expect(text()).toContain('No price is known at the moment.');
});

test('the way back leads to the activities with the adults chosen', async () => {
  show('/activity/12#a=4');
  await expect
    .element(page.getByRole('link', { name: 'Back to the results' }))
    .toHaveAttribute('href', '/activities?flow=activity#a=4');
});

test('D-169: where the search for activities is switched off nothing on the page leads to it', async () => {
  show('/activity/12', {}, { switches: 'activities=off' });
  await expect
    .element(page.getByRole('link', { name: 'Back to the home page' }))
    .toHaveAttribute('href', '/');
  expect(document.querySelector('main a[href^="/activities"]')).toBeNull();
});
