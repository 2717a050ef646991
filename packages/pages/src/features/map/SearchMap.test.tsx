import { useSearchAddress } from '@sabadora/hooks';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { detailOf, DUNES, found, GEOGRAPHY, MANOIR, manyHotels } from './fixtures.ts';
import { SearchMap } from './SearchMap.tsx';

type Answers = Record<string, () => Response | Promise<Response>>;

/** A page with the button that opens the map. */
function PageWithMap() {
  const [isOpen, setOpen] = useState(false);
  const search = useSearchAddress();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        See on the map
      </button>
      <SearchMap search={search} details={undefined} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function show(answers: Answers = {}, options: PartOptions = {}) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const all: Answers = {
    '/offers.json': () => Response.json(found([DUNES, MANOIR])),
    '/geography.json': () => Response.json(GEOGRAPHY),
    '/weekend/10/': () => Response.json(detailOf(DUNES)),
    '/weekend/20/': () => Response.json(detailOf(MANOIR)),
    ...answers,
  };
  const { location } = renderPart(<PageWithMap />, {
    fetch: async (input, init) => {
      const path = input instanceof Request ? input.url : String(input);
      asked.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : {} });
      const answer = Object.entries(all).find(([part]) => path.includes(part))?.[1];
      return answer ? answer() : Response.json({}, { status: 404 });
    },
    ...options,
  });
  return { asked, location };
}

const opener = () => page.getByRole('button', { name: 'See on the map', exact: true });
const modal = () => page.getByRole('dialog', { name: 'Stays on the map' });
const list = () => page.getByRole('region', { name: 'The stays on the map, as a list' });
const pins = () => page.getByRole('group', { name: 'Places on the map' });
const pin = (name: string) => pins().getByRole('button', { name: new RegExp(`^${name},`) });
const card = (name: string) => page.getByRole('group', { name, exact: true });
const drawn = () => page.getByText('Loading the map');

async function open() {
  await userEvent.click(opener());
  await expect.element(pin('Hôtel des Dunes')).toBeVisible();
  await expect.element(drawn()).not.toBeInTheDocument();
}

test.each([
  [640, 400],
  [320, 256],
])('in a window of %i × %i the map ends above the button for the list', async (width, height) => {
  await page.viewport(width, height);
  show();
  await userEvent.click(opener());
  const toList = modal().getByRole('button', { name: 'Show the list' });
  await expect.element(toList).toBeInViewport();
  const map = page.getByRole('region', { name: 'Map of the stays' });
  await expect.element(map).toBeVisible();
  const { height: mapHeight, bottom } = map.element().getBoundingClientRect();
  expect(mapHeight).toBeGreaterThan(100);
  expect(bottom).toBeLessThanOrEqual(toList.element().getBoundingClientRect().top);
});

test('SE-235 SE-237: the map fills the screen and shows each hotel with its price', async () => {
  const { asked } = show({}, { href: '/search#city=12' });
  expect(asked).toEqual([]);
  await open();
  const { left, right, top, bottom } = modal().element().getBoundingClientRect();
  expect({ left, right, top, bottom }).toEqual({ left: 0, right: 1280, top: 0, bottom: 800 });
  expect(asked.find(({ path }) => path.includes('/offers.json'))?.body).toMatchObject({
    performMapSearch: true,
    filters: { property: { location: { cityId: 12 } } },
  });
  await expect.element(pin('Hôtel des Dunes')).toHaveTextContent('130 €');
  await expect.element(list().getByRole('status')).toHaveTextContent('2 stays');
});

test('Escape and the cross close the map, and focus returns to what opened it', async () => {
  show();
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(modal()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  await open();
  await userEvent.click(modal().getByRole('button', { name: 'Close' }));
  await expect.element(opener()).toHaveFocus();
});

test('SE-236 SE-238: a pin opens the card of its hotel, which leads to the stay with the search; elsewhere closes it', async () => {
  const { asked } = show({}, { href: '/search?flow=booking#city=12;a=3' });
  await open();
  await userEvent.click(pin('Hôtel des Dunes'));
  const link = card('Hôtel des Dunes').getByRole('link', { name: 'Hôtel des Dunes' }).first();
  await expect.element(card('Hôtel des Dunes').getByText('Cabourg')).toBeVisible();
  await expect.element(link).toHaveAttribute('href', '/stay/10?flow=booking#city=12;a=3');
  expect(asked.filter(({ path }) => path.includes('/weekend/')).map(({ path }) => path)).toEqual([
    expect.stringContaining('/weekend/10/detail.json?locale=fr_FR&client=msite'),
  ]);
  // Clicks beside all pins.
  await userEvent.click(page.getByRole('application', { name: 'Map' }), { position: { x: 30, y: 120 } });
  await expect.element(card('Hôtel des Dunes')).not.toBeInTheDocument();
});

test('by keyboard: Tab reaches list and pins, arrows walk, Enter selects, Escape closes the card and then the map', async () => {
  show();
  await open();
  const reach = async (isThere: () => boolean) => {
    for (let presses = 0; presses < 20 && !isThere(); presses += 1) await userEvent.tab();
    expect(isThere()).toBe(true);
  };
  await reach(() => document.activeElement?.textContent === 'Hôtel des Dunes');
  await reach(() => document.activeElement === pin('Hôtel des Dunes').element());
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(card('Le Manoir de la Falaise')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(card('Le Manoir de la Falaise')).not.toBeInTheDocument();
  await expect.element(pin('Le Manoir de la Falaise')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(modal()).not.toBeInTheDocument();
});

test('SE-236: the list is the map’s twin: it leads to the stays, and shows a hotel on the map', async () => {
  show({}, { href: '/search#theme=3' });
  await open();
  await expect
    .element(list().getByRole('link', { name: 'Le Manoir de la Falaise' }))
    .toHaveAttribute('href', '/stay/20#theme=3');
  const button = list().getByRole('button', { name: 'Show on the map: Le Manoir de la Falaise' });
  await userEvent.click(button);
  await expect.element(card('Le Manoir de la Falaise')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  await expect.element(card('Le Manoir de la Falaise')).not.toBeInTheDocument();
});

test('SE-236 D-094: Search in this area asks around the middle of the map, which stays open where it is', async () => {
  const { asked, location } = show({}, { href: '/search?page=3#city=12;theme=3' });
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
  const before = asked.length;
  await userEvent.click(page.getByRole('button', { name: 'Search in this area' }));
  const { query, hash } = location.read();
  expect(query).toBe('');
  expect(hash).toMatch(/^theme=3;lat=48\.8566;lng=2\.3522;distanceMin=0;distanceMax=[3-9]$/);
  await expect.poll(() => asked.length).toBe(before + 1);
  expect(asked.at(-1)?.body).toMatchObject({
    filters: { property: { location: { latitude: 48.8566, longitude: 2.3522, minDistance: 0 } } },
  });
  await expect.element(modal()).toBeVisible();
  await expect.element(pin('Hôtel des Dunes')).toBeVisible();
});

test(
  'a thousand hotels: fifty at a time in the list, and focus goes on with the first of the next',
  { tags: ['whole-matrix-only'] },
  async () => {
    const hotels = manyHotels(1000);
    show({ '/offers.json': () => Response.json(found(hotels, 1480)) });
    await userEvent.click(opener());
    await expect.element(list().getByRole('status')).toHaveTextContent('The 1,000 best of 1,480 stays');
    expect(list().getByRole('listitem').elements()).toHaveLength(50);
    await userEvent.click(list().getByRole('button', { name: 'Show 50 more' }));
    await expect.element(list().getByRole('link', { name: 'Hôtel n° 51', exact: true })).toHaveFocus();
    expect(list().getByRole('listitem').elements()).toHaveLength(100);
  },
);

test('no stays: map and list say so', { tags: ['whole-matrix-only'] }, async () => {
  show({ '/offers.json': () => Response.json(found([])) });
  await userEvent.click(opener());
  await expect.element(list().getByRole('status')).toHaveTextContent('No stays in this area');
  await expect.element(list().getByText(/Move the map or zoom out/)).toBeVisible();
});

test('hotels that cannot be had: it says so, and tries again without losing focus', async () => {
  let isDown = true;
  show({
    '/offers.json': () => (isDown ? Response.json({}, { status: 400 }) : Response.json(found([DUNES]))),
  });
  await userEvent.click(opener());
  const alert = modal().getByRole('alert');
  await expect.element(alert.getByText('The stays could not be loaded.')).toBeVisible();
  isDown = false;
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  await expect.element(pin('Hôtel des Dunes')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  expect(modal().element().contains(document.activeElement)).toBe(true);
});

test(
  'a background that cannot be had takes neither pins nor list with it',
  { tags: ['whole-matrix-only'] },
  async () => {
    show({ '/geography.json': () => Response.json({}, { status: 404 }) });
    await open();
    await expect
      .element(
        modal()
          .getByRole('alert')
          .getByText(/background could not be loaded/),
      )
      .toBeVisible();
    await expect.element(list().getByRole('link', { name: 'Hôtel des Dunes' })).toBeVisible();
  },
);

test(
  'details that cannot be had leave name, price and link on the card, and are asked for again',
  { tags: ['whole-matrix-only'] },
  async () => {
    let isDown = true;
    show({
      '/weekend/10/': () => (isDown ? Response.json({}, { status: 404 }) : Response.json(detailOf(DUNES))),
    });
    await open();
    await userEvent.click(pin('Hôtel des Dunes'));
    const shown = card('Hôtel des Dunes');
    await expect.element(shown.getByText('The photo and the details could not be loaded.')).toBeVisible();
    await expect.element(shown.getByRole('link', { name: 'Hôtel des Dunes' }).first()).toBeVisible();
    isDown = false;
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    await expect.element(shown.getByText('Cabourg')).toBeVisible();
    expect(shown.element().contains(document.activeElement)).toBe(true);
  },
);

test(
  'on a phone map and list take turns; a hotel of the list is shown on the map',
  { tags: ['whole-matrix-only'] },
  async () => {
    await page.viewport(390, 700);
    show();
    await open();
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.click(modal().getByRole('button', { name: 'Show the list' }));
    await expect.element(list().getByRole('link', { name: 'Hôtel des Dunes' })).toBeVisible();
    await expect.element(pins()).not.toBeInTheDocument();
    await userEvent.click(list().getByRole('button', { name: 'Show on the map: Hôtel des Dunes' }));
    await expect.element(card('Hôtel des Dunes')).toBeVisible();
    await expect.element(modal().getByRole('button', { name: 'Show the list' })).toHaveFocus();
  },
);
