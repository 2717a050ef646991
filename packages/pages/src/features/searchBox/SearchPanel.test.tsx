import { memoryLocation, useSearchAddress } from '@sabadora/hooks';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { partOf } from '../../kit/testing/renderPart.tsx';
import { BRUGES, button, press, renderPanel, search, submit } from './panelHarness.tsx';
import { SearchPanel } from './SearchPanel.tsx';

/** Labels of the fields, in order. */
function fields(): string[] {
  const cells = search().element().querySelectorAll('label, button[aria-haspopup] > span:first-child');
  return [
    ...new Set([...cells].filter((cell) => cell.checkVisibility()).map((cell) => cell.textContent ?? '')),
  ];
}

test.each([
  ['booking', '/search', ['Destination', 'Dates', 'Theme', 'Travellers']],
  ['hotel', '/search?flow=hotel#hotelId=7', ['Destination', 'Dates', 'Travellers']],
  ['gifting', '/search?flow=gifting', ['Destination', 'Theme']],
  ['activity', '/activities?flow=activity', ['City', 'Theme', 'Travellers']],
])('SE-006…SE-011 SE-005: the fields of the %s flow', (_flow, href, expected) => {
  renderPanel({ href });
  expect(fields()).toEqual(expected);
});

const tabs = () => page.getByRole('navigation').getByRole('link').all();

test('SE-044: two flows to switch between, and activities where they are switched on', () => {
  renderPanel({ switches: 'activities=off' });
  expect(tabs().map((tab) => tab.element().textContent)).toEqual(['Booking', 'Gifting']);
});

test('SE-036 SE-044: the switches are links that work without JavaScript', () => {
  renderPanel({ href: '/search?page=2#city=12' });
  expect(tabs().map((tab) => tab.element().getAttribute('href'))).toEqual([
    '/search?page=2#city=12',
    '/search?flow=gifting#city=12',
    '/activities?flow=activity',
  ]);
});

test('SE-008: one hotel is shown as a booking', () => {
  renderPanel({ href: '/search?flow=hotel#hotelId=7' });
  expect(page.getByRole('link', { name: 'Booking' }).element().getAttribute('aria-current')).toBe('true');
});

test('SE-035 SE-036: a switch stays on the page, or loads the page of the activities', async () => {
  const { location } = renderPanel({ href: '/search?page=2#city=12' });
  const assign = vi.spyOn(location, 'assign');
  await userEvent.click(page.getByRole('link', { name: 'Gifting' }));
  expect(location.read()).toEqual({ path: '/search', query: 'flow=gifting', hash: 'city=12' });
  await expect.element(button(/^Dates/)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('link', { name: 'Activities' }));
  expect(assign.mock.calls).toEqual([[{ path: '/activities', query: 'flow=activity', hash: '' }]]);
});

test('a field that was open before a change of flow is a button again after it', async () => {
  renderPanel();
  await press(/^Travellers/);
  await expect.element(page.getByRole('dialog', { name: 'Travellers' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('link', { name: 'Gifting' }));
  await userEvent.click(page.getByRole('link', { name: 'Booking' }));
  await expect.element(button(/^Travellers/)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('SE-067 D-024: activities are for one or two adults', async () => {
  renderPanel({ href: '/activities?flow=activity' });
  await expect.element(button('Travellers 2 adults')).toBeVisible();
  await press(/^Travellers/);
  await expect.element(page.getByRole('spinbutton')).toBeVisible();
  const adults = page.getByRole('spinbutton', { name: 'Adults' });
  await expect.element(adults).toHaveAttribute('aria-valuemin', '1');
  await expect.element(adults).toHaveAttribute('aria-valuemax', '2');
});

test('SE-011: the city of an activity is a town', async () => {
  renderPanel({ href: '/activities?flow=activity' });
  await userEvent.click(page.getByRole('combobox', { name: 'City' }));
  await expect.element(page.getByRole('option', { name: /Bruges/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /Flanders/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('option', { name: 'Around me' })).not.toBeInTheDocument();
});

const destination = { id: 12, label: 'Bruges' };
const field = () => page.getByRole('combobox', { name: 'Destination' });

test('D-031: focus empties the draft and not the address; Escape restores it', async () => {
  const { location } = renderPanel({ href: '/search#city=12' }, { destination });
  await expect.element(field()).toHaveValue('Bruges');
  await userEvent.click(field());
  await expect.element(field()).toHaveValue('');
  expect(location.read().hash).toBe('city=12');
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveValue('Bruges');
});

test('D-031: left with nothing typed, the destination is back and searched', async () => {
  const { location } = renderPanel({ href: '/search#city=12' }, { destination });
  await userEvent.click(field());
  await userEvent.tab();
  await submit();
  expect(location.read().hash).toContain('city=12');
});

test('D-031: cleared, a search is one of anywhere', async () => {
  const { location } = renderPanel({ href: '/search#city=12;lat=51.2;lng=3.2' }, { destination });
  await press('Clear destination');
  await userEvent.tab();
  await submit();
  expect(location.read().hash).toBe('a=2;c=0;b=0;s=false');
});

const typedAddress = { path: '/search', query: expect.stringContaining('destination=Xyzzy') };

test('D-031: text left in the place of a destination is searched as it was typed', async () => {
  const { location } = renderPanel({ href: '/search#city=12' }, { destination });
  const assign = vi.spyOn(location, 'assign');
  await userEvent.fill(field(), 'Xyzzy');
  // Pressing Search blurs the field.
  await submit();
  expect(assign.mock.calls).toMatchObject([[typedAddress]]);
  expect(location.read().query).not.toContain('city=12');
});

test.each(['{Enter}', '{Escape}'])(
  'SE-052 D-031: on a phone, too, text that names no chosen place is searched after %s',
  async (key) => {
    await page.viewport(390, 800);
    const isEntered = key === '{Enter}';
    const { location } = renderPanel(
      { href: `/search${isEntered ? '#city=12' : ''}` },
      isEntered ? { destination } : {},
    );
    const assign = vi.spyOn(location, 'assign');
    await press(/^Destination/);
    await expect.element(page.getByRole('dialog').getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard(`Xyzzy${key}`);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Destination Xyzzy')).toBeVisible();
    await submit();
    expect(assign.mock.calls).toMatchObject([[typedAddress]]);
  },
);

test('SE-040: while results are on their way the box names the place searched, not the one before', async () => {
  const { location } = renderPanel({ href: '/search#city=12' }, { destination });
  await userEvent.click(field());
  await userEvent.click(page.getByRole('option', { name: /Flanders/ }));
  await submit();
  expect(location.read().hash).toContain('region=5');
  await expect.element(field()).toHaveValue('Flanders');
  // A place whose name is not known yet.
  location.write({ path: '/search', query: '', hash: 'city=13' });
  await expect.element(field()).toHaveValue('');
});

const awaitsSearch = () => page.getByRole('status').getByText('Press Search to update the results.');

test('a change over results is said to await Search, until it is searched or taken back', async () => {
  renderPanel({ href: '/search#city=12;theme=3' }, { destination });
  const theme = page.getByRole('combobox', { name: 'Theme' });
  await expect.element(awaitsSearch()).not.toBeInTheDocument();
  await userEvent.selectOptions(theme, 'All themes');
  await expect.element(awaitsSearch()).toBeInTheDocument();
  await expect.element(button('Search to update')).toBeVisible();
  await userEvent.selectOptions(theme, 'Wellness');
  await expect.element(awaitsSearch()).not.toBeInTheDocument();
  // Text without a chosen place is a change, too.
  await userEvent.fill(field(), 'Xyzzy');
  await userEvent.tab();
  await expect.element(awaitsSearch()).toBeInTheDocument();
  await press('Clear destination');
  await userEvent.tab();
  await expect.element(awaitsSearch()).toBeInTheDocument();
  await submit();
  await expect.element(awaitsSearch()).not.toBeInTheDocument();
});

test('on a page without results a change awaits nothing', async () => {
  renderPanel({ href: '/' });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'Wellness');
  await expect.element(button(/^Search$/)).toBeVisible();
  await expect.element(awaitsSearch()).not.toBeInTheDocument();
});

test('D-031: text that was found nowhere stays in its field, and awaits nothing until it is changed', async () => {
  renderPanel({ href: '/search?destination=Xyzzy' });
  await expect.element(field()).toHaveValue('Xyzzy');
  await expect.element(awaitsSearch()).not.toBeInTheDocument();
  await userEvent.fill(field(), 'Xyzz');
  await userEvent.tab();
  await expect.element(awaitsSearch()).toBeInTheDocument();
});

test('SE-039 ALG-7: a chosen suggestion is searched with the origin, and remembered', async () => {
  const onSearched = vi.fn<() => void>();
  const { location } = renderPanel({ href: '/' }, { onSearched });
  await userEvent.click(field());
  await userEvent.click(page.getByRole('option', { name: /Bruges/ }));
  await submit();
  expect(location.read()).toMatchObject({ path: '/search', query: 'flow=booking&origin=search%20bar' });
  expect(location.read().hash).toMatch(/^city=12;lat=51.2;lng=3.2;/);
  expect(onSearched).toHaveBeenCalledTimes(1);
  expect(window.localStorage.getItem('sabadora.recent-searches')).toContain(BRUGES.label);
});

test.each([
  ['2026-12-04', 'Dates Add dates'],
  // Today is still possible until 20:00.
  ['2026-12-05', 'Dates sam. 5 – dim. 6 déc.'],
])('SE-032 D-008: dates are kept while the check-in is ahead: %s', async (checkin, expected) => {
  renderPanel({ href: `/search#checkin=${checkin};checkout=2026-12-06` });
  await expect.element(button(/^Dates/)).toHaveTextContent(expected);
});

test('SE-040: the box follows an address that changes', async () => {
  const { location } = renderPanel({ href: '/search#theme=3' });
  await expect.element(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('3');
  location.write({ path: '/search', query: '', hash: 'a=4;c=1' });
  await expect.element(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('');
  await expect.element(button('Travellers 4 adults, 1 child')).toBeVisible();
});

function OnServer() {
  const address = useSearchAddress();
  return <SearchPanel search={address} themes={[{ id: 3, name: 'Wellness' }]} />;
}

/** Action and fields of the form that the server renders for an address. */
function sentWithoutScript(path: string, query: string): [string | null, Record<string, unknown>] {
  const html = renderToString(partOf(<OnServer />, {}, memoryLocation(`${path}?${query}`)));
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  if (!form) throw new Error('There is no form.');
  return [form.getAttribute('action'), Object.fromEntries(new FormData(form))];
}

test('SE-039: without JavaScript the form sends flow, origin, theme, dates and people', () => {
  const query = 'theme=3&checkin=2026-12-12&checkout=2026-12-13&a=4';
  expect(sentWithoutScript('/search', query)).toEqual([
    '/search',
    {
      flow: 'booking',
      origin: 'search bar',
      destination: '',
      theme: '3',
      checkin: '2026-12-12',
      checkout: '2026-12-13',
      a: '4',
      c: '0',
      b: '0',
    },
  ]);
});

test('SE-007 SE-013: without JavaScript the hotel goes along, and activities have a route of their own', () => {
  expect(sentWithoutScript('/search', 'flow=hotel&hotelId=7')).toMatchObject([
    '/search',
    { flow: 'hotel', hotelId: '7' },
  ]);
  expect(sentWithoutScript('/activities', 'flow=activity')).toMatchObject([
    '/activities',
    { flow: 'activity', a: '2' },
  ]);
});
