import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { fakeMap } from './fakeEngine.ts';
import { hotels, manyHotels, normandy } from './fixtures.ts';
import { middleOf, pin, pins, showMap } from './mapHarness.tsx';
import { MapStage } from './MapStage.tsx';
import { MapView } from './MapView.tsx';
import { onScreen, project } from './mercator.ts';
import { phone } from './testFrame.css.ts';

const size = { width: 800, height: 500 };
const card = () => page.getByRole('group', { name: 'Domaine des Pommiers' });
const searchArea = () => page.getByRole('button', { name: 'Search in this area' });

test('a pin is a button with name, price and state, at its place', async () => {
  const { map } = await showMap();
  await expect.element(pin('Hôtel des Dunes, €129')).toHaveTextContent('€129');
  await expect.element(pin('Le Manoir de la Falaise, €184.50, saved')).toBeVisible();
  await expect.element(pin('Auberge du Vieux Marché, €115, viewed')).toBeVisible();
  for (const hotel of hotels.slice(0, 4)) {
    const at = middleOf(pin(hotel.name).element());
    const expected = onScreen(project(hotel), map.camera(), size);
    expect(Math.abs(at.x - expected.x)).toBeLessThan(1);
    expect(Math.abs(at.y - expected.y)).toBeLessThan(1);
  }
});

test('prices are written as the locale does', async () => {
  await showMap({ words: { pins: 'Places on the map' } }, { locale: 'nl-NL' });
  await expect.element(pin('Hôtel des Dunes')).toHaveTextContent('€ 129');
  await expect.element(pin('Les Planches, € 219, bewaard')).toBeVisible();
});

test('pins follow the map, by a pan and by a zoom', async () => {
  const { map } = await showMap();
  const before = middleOf(pin('Hôtel des Dunes').element());
  map.drag({ x: 37, y: -21 });
  await expect.poll(() => middleOf(pin('Hôtel des Dunes').element()).x - before.x).toBeCloseTo(37, 0);
  expect(middleOf(pin('Hôtel des Dunes').element()).y - before.y).toBeCloseTo(-21, 0);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const hotel = hotels[0] ?? normandy;
  await expect
    .poll(() => middleOf(pin('Hôtel des Dunes').element()).x)
    .toBeCloseTo(onScreen(project(hotel), { ...map.camera() }, size).x, 0);
  expect(map.camera().zoom).toBe(normandy.zoom + 1);
});

test('only the pins near the part in sight are in the document', async () => {
  const { map } = await showMap({
    pins: manyHotels(1000),
    center: { latitude: 46.6, longitude: 2.4, zoom: 10 },
  });
  await expect.poll(() => document.querySelectorAll('[data-pin]').length).toBeGreaterThan(0);
  const first = document.querySelectorAll('[data-pin]').length;
  expect(first).toBeLessThan(200);
  map.drag({ x: -2000, y: 0 });
  await expect.poll(() => document.querySelectorAll('[data-pin]').length).not.toBe(first);
});

test('a pan of a thousand pins in sight changes one property of one element', async () => {
  const { map } = await showMap({
    pins: manyHotels(1000),
    center: { latitude: 46.6, longitude: 2.4, zoom: 5.5 },
  });
  await expect.poll(() => document.querySelectorAll('[data-pin]').length).toBeGreaterThan(900);
  const layer = pins().element() as HTMLElement;
  await expect
    .poll(() => {
      map.pull({ x: 1, y: 0 });
      return layer.style.translate;
    })
    .not.toBe('');
  const changed = vi.fn<MutationCallback>();
  const observer = new MutationObserver(changed);
  observer.observe(layer, { attributes: true, subtree: true, childList: true });
  map.pull({ x: 1, y: 0 });
  const [mutations] = [observer.takeRecords()];
  observer.disconnect();
  expect(mutations.map(({ target, attributeName }) => [target, attributeName])).toEqual([[layer, 'style']]);
});

test('where labels collide the first in the list keeps its own, the others are dots with the same name', async () => {
  await showMap();
  const [one, two] = [pin('Les Nymphéas, €155'), pin('Le Jardin, €175')];
  await expect.element(one).not.toHaveAttribute('data-dot');
  await expect.element(two).toHaveAttribute('data-dot');
  expect(two.element().getBoundingClientRect().width).toBeLessThan(
    one.element().getBoundingClientRect().width,
  );
  expect(two.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
});

test('SE-238: a press selects, opens the card and brings its pin out from under it; a second press closes it', async () => {
  const { map, onChange } = await showMap({
    // Places the pin where the card will cover it.
    center: { ...normandy, latitude: 49.527, longitude: 1 },
  });
  const pommiers = () => pin('Domaine des Pommiers');
  await expect.element(pommiers()).toHaveAttribute('aria-expanded', 'false');
  await pommiers().click();
  expect(onChange.mock.calls).toEqual([['lisieux']]);
  await expect.element(card().getByRole('link', { name: 'More about Domaine des Pommiers' })).toBeVisible();
  await expect.element(pommiers()).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(pommiers().element().getAttribute('aria-controls') ?? '')).toBe(
    card().element(),
  );
  await expect.poll(() => map.moves.length).toBeGreaterThan(0);
  const covered = card().element().getBoundingClientRect();
  const at = pommiers().element().getBoundingClientRect();
  expect(
    at.right <= covered.left ||
      at.left >= covered.right ||
      at.bottom <= covered.top ||
      at.top >= covered.bottom,
  ).toBe(true);
  await pommiers().click();
  expect(onChange.mock.lastCall).toEqual([null]);
  await expect.element(card()).not.toBeInTheDocument();
});

test('SE-238: a press on the map deselects', async () => {
  const { onChange } = await showMap();
  await pin('Domaine des Pommiers').click();
  await page.getByRole('application', { name: 'Map' }).click({ position: { x: 400, y: 440 } });
  expect(onChange.mock.calls).toEqual([['lisieux'], [null]]);
  await expect.element(card()).not.toBeInTheDocument();
});

test('the cross closes the card, and the focus goes back to the pin', async () => {
  await showMap();
  await pin('Domaine des Pommiers').click();
  await card().getByRole('button', { name: 'Close' }).click();
  await expect.element(card()).not.toBeInTheDocument();
  await expect.element(pin('Domaine des Pommiers')).toHaveFocus();
});

test('the button that closes the card lies within it, however low the content', async () => {
  await showMap();
  await pin('Domaine des Pommiers').click();
  const close = card().getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
  expect(close.bottom).toBeLessThanOrEqual(card().element().getBoundingClientRect().bottom);
});

test('the card comes right after the pins in the tab order', async () => {
  await showMap();
  await pin('Domaine des Pommiers').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(card().getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('a selection that the caller holds stays what the caller says', async () => {
  const { onChange, update } = await showMap({ value: null });
  await pin('Domaine des Pommiers').click();
  expect(onChange).toHaveBeenCalledWith('lisieux');
  await expect.element(card()).not.toBeInTheDocument();
  update({ value: 'lisieux' });
  await expect.element(card()).toBeVisible();
});

test('without a card a pin is a toggle', async () => {
  const map = fakeMap();
  render(
    <MapStage
      label="One"
      pins={hotels.slice(0, 1)}
      center={normandy}
      mapStyle="/style.json"
      workerUrl="/worker.js"
      load={map.load}
    />,
  );
  await expect.element(pin('Hôtel des Dunes')).toHaveAttribute('aria-pressed', 'false');
  await pin('Hôtel des Dunes').click();
  await expect.element(pin('Hôtel des Dunes')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(pin('Hôtel des Dunes')).not.toHaveAttribute('aria-expanded');
});

test('SE-236 D-094: "Search in this area" comes when the visitor has moved the map, and hands over what is in sight', async () => {
  const { map, onSearchArea, update } = await showMap();
  await expect.element(searchArea()).not.toBeInTheDocument();
  // A move by the page does not show the button.
  update({ center: { ...normandy, longitude: 1 } });
  await expect.poll(() => map.moves).toEqual([{ ...normandy, longitude: 1 }]);
  await expect.element(searchArea()).not.toBeInTheDocument();
  map.drag({ x: 50, y: 0 });
  await searchArea().click();
  expect(onSearchArea).toHaveBeenCalledTimes(1);
  const area = onSearchArea.mock.lastCall?.[0];
  expect(area?.latitude).toBeCloseTo(normandy.latitude);
  expect(area?.longitude).toBeCloseTo(1 - (50 / (512 * 2 ** 8)) * 360);
  expect(area?.diagonalKm).toBeCloseTo(188, 0);
  expect(area?.bounds.west).toBeLessThan(area?.longitude ?? -180);
  expect(area?.bounds.north).toBeGreaterThan(area?.latitude ?? 90);
  await expect.element(searchArea()).not.toBeInTheDocument();
  // The button is gone, and the focus has moved to the map.
  await expect.element(page.getByRole('application', { name: 'Map' })).toHaveFocus();
});

test('zoom buttons are the visitor’s own move', async () => {
  await showMap();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.element(searchArea()).toBeVisible();
  for (const name of ['Zoom in', 'Zoom out'])
    expect(
      page.getByRole('button', { name }).element().getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44);
});

test('a new centre puts the offer to search away', async () => {
  const { map, update } = await showMap();
  map.drag({ x: 50, y: 0 });
  await expect.element(searchArea()).toBeVisible();
  update({ center: { ...normandy, zoom: 9 } });
  await expect.element(searchArea()).not.toBeInTheDocument();
});

test('says that the pins are on their way, and that there are none', async () => {
  const { update } = await showMap({ pins: [], isLoading: true, emptyMessage: 'No hotel here' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading the places');
  update({ isLoading: false });
  await expect.element(page.getByRole('status')).toHaveTextContent('No hotel here');
  update({ isLoading: false, pins: hotels });
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('Escape with a card shown leaves a dialog around the map open', async () => {
  const map = fakeMap();
  const onClose = vi.fn<() => void>();
  render(
    <Dialog title="Map" isOpen onOpenChange={() => onClose()}>
      <MapStage
        label="Hotels"
        pins={hotels}
        center={normandy}
        mapStyle="/style.json"
        workerUrl="/worker.js"
        renderCard={() => 'A card'}
        load={map.load}
      />
    </Dialog>,
  );
  await pin('Domaine des Pommiers').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(card()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('on a narrow map the card is a sheet at its foot, on a wide one it stands in the corner', async () => {
  await showMap({ value: 'lisieux' }, { frame: phone });
  await expect.element(card()).toBeVisible();
  const frame = card().element().closest('section')?.getBoundingClientRect() ?? new DOMRect();
  const box = card().element().getBoundingClientRect();
  expect([box.left, box.right, box.bottom]).toEqual([frame.left, frame.right, frame.bottom]);
});

test('on the server the ground stands, as tall as the map, and says that the map is coming', async () => {
  const html = await expectHydrates(
    <MapView
      label="Hotels in Normandy"
      pins={hotels}
      center={normandy}
      mapStyle={{ version: 8, sources: {}, layers: [] }}
      workerUrl="/worker.js"
      emptyMessage="None"
    />,
  );
  expect(html).toContain('Loading the map');
  expect(html).not.toContain('data-pin');
});
