import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, button, calendar, press, renderIsland, renderPanel, submit } from '../panelHarness.tsx';

const searched = 'flow=booking&origin=search%20bar';

test('SE-046 ALG-12: forced, Search opens the dates, says why, and searches nothing', async () => {
  const { location } = renderPanel({ switches: 'searchDates=forced' });
  await submit();
  await expect.element(calendar()).toBeVisible();
  expect(location.read().query).toBe('');
  // The focus is on a day, and the message above the calendar is announced.
  await expect.poll(() => calendar().element().contains(document.activeElement)).toBe(true);
  await expect.element(calendar().getByText('Choose your dates first', { exact: true })).toBeVisible();
  await expect
    .element(calendar().getByText('Choose your dates first. Choose your check-in', { exact: true }))
    .toBeInTheDocument();
});

test('SE-046: forced, once both days are chosen the search goes through', async () => {
  const { location } = renderPanel({ switches: 'searchDates=forced' });
  await submit();
  await userEvent.click(calendar().getByRole('gridcell', { name: /12 décembre/ }));
  await userEvent.click(calendar().getByRole('gridcell', { name: /13 décembre/ }));
  // D-087: on a desktop, choosing the second day closes it.
  await expect.element(calendar()).not.toBeInTheDocument();
  await submit();
  expect(location.read()).toMatchObject({ query: searched });
  expect(location.read().hash).toContain('checkin=2026-12-12;checkout=2026-12-13');
});

test('SE-046: forced, each press asks again, and the field itself gives no reason', async () => {
  renderPanel({ switches: 'searchDates=forced' });
  await submit();
  await expect.element(calendar()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(button(/^Dates/)).toHaveFocus();
  await submit();
  await expect.element(calendar().getByText('Choose your dates first', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await press(/^Dates/);
  await expect.element(calendar()).toBeVisible();
  await expect.element(calendar().getByText('Choose your dates first')).not.toBeInTheDocument();
});

test('SE-047 ALG-12: suggested, dates that were cleared on purpose let the search through', async () => {
  const { location } = renderPanel({ switches: 'searchDates=suggested' });
  await submit();
  await expect.element(calendar()).toBeVisible();
  await press('Clear');
  await userEvent.keyboard('{Escape}');
  await submit();
  expect(location.read().query).toBe(searched);
});

test('SE-045: gifting asks for no dates', async () => {
  const { location } = renderPanel({ href: '/search?flow=gifting', switches: 'searchDates=forced' });
  await submit();
  expect(location.read().query).toBe('flow=gifting&origin=search%20bar');
});

test('SE-089 D-007: Clear takes the dates out of the address at once and stays open', async () => {
  const { location } = renderPanel({ href: '/search#city=12;checkin=2026-12-12;checkout=2026-12-13' });
  await press(/^Dates/);
  await press('Clear');
  await expect.poll(() => location.read().hash).toBe('city=12');
  await expect.element(calendar()).toBeVisible();
});

test.each([
  ['chosen where there were none', ''],
  ['chosen in the place of others', ';checkin=2026-12-19;checkout=2026-12-20'],
])('SE-039 SE-085 ALG-10: dates %s go into the address with Search', async (_name, dates) => {
  const { location } = renderIsland({ href: `/search#city=12${dates}` });
  await press(/^Dates/);
  await userEvent.click(calendar().getByRole('gridcell', { name: /11 décembre/ }));
  await userEvent.click(calendar().getByRole('gridcell', { name: /13 décembre/ }));
  // D-087: on a desktop, choosing the second day closes it.
  await expect.element(calendar()).not.toBeInTheDocument();
  await submit();
  await expect.element(button(/^Dates/)).toHaveTextContent('Dates ven. 11 – dim. 13 déc.');
  expect(location.read().hash).toContain('city=12;checkin=2026-12-11;checkout=2026-12-13');
});

test('SE-089: Clear leaves what else is drafted, on a page too', async () => {
  renderIsland({ href: '/search#city=12;checkin=2026-12-12;checkout=2026-12-13' });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'Wellness');
  await press(/^Dates/);
  await press('Clear');
  await expect.element(button(/^Dates/)).toHaveTextContent('Dates Add dates');
  await expect.element(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('3');
});

test('SE-088 D-006: half a choice gives way to the dates before', async () => {
  renderPanel({ href: '/search#checkin=2026-12-12;checkout=2026-12-13' });
  await press(/^Dates/);
  await userEvent.click(calendar().getByRole('gridcell', { name: /18 décembre/ }));
  await userEvent.keyboard('{Escape}');
  await expect.element(button(/^Dates/)).toHaveTextContent('Dates sam. 12 – dim. 13 déc.');
});

test('SE-081: Confirm waits for both days', async () => {
  renderPanel();
  await press(/^Dates/);
  await expect.element(button('Confirm')).toBeDisabled();
  await userEvent.click(calendar().getByRole('gridcell', { name: /12 décembre/ }));
  await expect.element(button('Confirm')).toBeDisabled();
  await userEvent.click(calendar().getByRole('gridcell', { name: /13 décembre/ }));
  await expect.element(button('Confirm')).toBeEnabled();
});

test('SE-039 SE-090 ALG-10: an end of the range can be dragged, after which the calendar closes by itself', async () => {
  const { location } = renderIsland({ href: '/search#city=12;checkin=2026-12-12;checkout=2026-12-13' });
  await press(/^Dates/);
  const day = (date: number) => calendar().getByRole('gridcell', { name: new RegExp(`${date} décembre`) });
  await userEvent.dragAndDrop(day(13), day(15));
  // It closes by itself a second later (SE-090).
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(button(/^Dates/)).toHaveTextContent('Dates sam. 12 – mar. 15 déc.');
  await submit();
  expect(location.read().hash).toContain('city=12;checkin=2026-12-12;checkout=2026-12-15');
});

const shortcuts = () => calendar().getByRole('list', { name: 'Suggested dates' });

test('SE-076…SE-079 D-071 ALG-11: weekends beside the calendar choose both days at once', async () => {
  renderPanel({ switches: 'dateShortcuts=shown' });
  await press(/^Dates/);
  await expect.element(shortcuts()).toHaveTextContent('This weekendNext weekend');
  await press('Next weekend');
  // It closes by itself a second later (SE-090).
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(button(/^Dates/)).toHaveTextContent('Dates sam. 12 – dim. 13 déc.');
});

test.each([
  ['SE-077: without a variation', {}],
  ['SE-076: in Italy', { switches: 'dateShortcuts=shown', locale: 'it_IT' }],
  ['SE-076: in the Netherlands', { switches: 'dateShortcuts=shown', locale: 'nl_NL' }],
] as const)('%s no shortcuts are offered', async (_title, options) => {
  renderPanel(options);
  await press(/^Dates/);
  await expect.element(calendar()).toBeVisible();
  await expect.element(shortcuts()).not.toBeInTheDocument();
});

test.each([
  [
    'fr_FR',
    '2024-04-29',
    10,
    ['This weekend', 'Next weekend', 'Early May', 'Ascension weekend', 'Whit weekend'],
  ],
  ['nl_BE', '2024-05-10', 10, ['This weekend', 'Next weekend', 'Whit weekend']],
  ['es_ES', '2024-05-18', 21, ['Next weekend']],
] as const)('SE-078 SE-080 D-072: in %s on %s at %i:00', async (locale, today, hour, expected) => {
  renderPanel({ switches: 'dateShortcuts=shown', locale, now: { today, hour } });
  await press(/^Dates/);
  await expect.element(calendar()).toBeVisible();
  const names = shortcuts()
    .getByRole('button')
    .all()
    .map((each) => each.element().textContent);
  expect(names).toEqual(expected);
});

const day = { price: '99 €', amount: 19800, minLos: 2, promo: null, bestPriceOfTheMonth: false };

test('SE-007 SE-087 SE-103 SE-104: in the hotel flow the days and nights of the hotel limit the calendar', async () => {
  const net = answering({
    '/hotels/7/availabilities': { availabilities: { '2026-12-12': day, '2026-12-13': null } },
    '/hotels/7/checkoutNights': [2],
  });
  renderPanel({ href: '/search?flow=hotel#hotelId=7', fetch: net.fetch });
  await press(/^Dates/);
  // SE-075: the price per night of two, with an asterisk and its meaning.
  const checkIn = calendar().getByRole('gridcell', { name: /12 décembre.*Minimum stay: 2 nights/ });
  await expect.element(checkIn).toBeVisible();
  await expect.element(calendar().getByRole('gridcell', { name: /13 décembre.*No room left/ })).toBeVisible();
  await userEvent.click(checkIn);
  await expect
    .element(calendar().getByRole('gridcell', { name: /15 décembre.*No departure on this day/ }))
    .toBeVisible();
  expect(
    net.asked.map(({ pathname }) => pathname).filter((path) => path.includes('calendar-prices')),
  ).toEqual([]);
});

test('D-101: at a destination the calendar says whose prices it has, and from how much the chosen stay is', async () => {
  const prices = { '2026-12-12': 8900, '2026-12-13': 9550 };
  const net = answering({ 'calendar-prices': { prices } });
  renderPanel({ href: '/search#city=12;a=1;c=2', fetch: net.fetch });
  await press(/^Dates/);
  const legend = calendar().getByText('Lowest price per night for 1 adult, 2 children');
  await expect.element(legend).toBeVisible();
  await userEvent.click(calendar().getByRole('gridcell', { name: /12 décembre/ }));
  await userEvent.click(calendar().getByRole('gridcell', { name: /14 décembre/ }));
  await expect.element(calendar().getByText(/^2 nights · from 184,50\s€ in total$/)).toBeVisible();
});

test('D-112: in the hotel flow the prices are those of the hotel, and so is the total', async () => {
  const net = answering({
    '/hotels/7/availabilities': { availabilities: { '2026-12-12': day, '2026-12-13': null } },
    '/hotels/7/checkoutNights': [2],
  });
  renderPanel({ href: '/search?flow=hotel#hotelId=7', fetch: net.fetch });
  await press(/^Dates/);
  await expect.element(calendar().getByText('Price per night for 2 adults')).toBeVisible();
  await userEvent.click(calendar().getByRole('gridcell', { name: /12 décembre/ }));
  await userEvent.click(calendar().getByRole('gridcell', { name: /14 décembre/ }));
  await expect.element(calendar().getByText(/^2 nights · 198\s€ in total$/)).toBeVisible();
});

test('without prices there is nothing to explain', async () => {
  renderPanel();
  await press(/^Dates/);
  await expect.element(calendar()).toBeVisible();
  await expect.element(calendar().getByText(/price per night/i)).not.toBeInTheDocument();
});

test('SE-073 SE-070: while days are looked for the calendar says so; nothing lies before this month', async () => {
  const pending: typeof fetch = () => new Promise(() => undefined);
  renderPanel({ fetch: pending });
  await press(/^Dates/);
  await expect.element(calendar().getByText('We are looking for the next availabilities...')).toBeVisible();
  await expect.element(button('Previous month')).toHaveAttribute('aria-disabled', 'true');
});

test('SE-099: on a phone prices come by four months', async () => {
  await page.viewport(390, 800);
  const { asked } = renderPanel();
  await press(/^Dates/);
  await expect.element(page.getByRole('dialog', { name: 'Dates' })).toBeVisible();
  await expect
    .poll(() =>
      asked.find(({ pathname }) => pathname.includes('calendar-prices'))?.searchParams.get('length'),
    )
    .toBe('4');
});
