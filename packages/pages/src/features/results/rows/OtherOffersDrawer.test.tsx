import { datedOfferOfTest, hotelOffersOfTest, resultsOfTest } from '@sabadora/api/testing';
import type { Flow } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from '../../../../../hooks/src/testing/harness.tsx';
import { renderPart } from '../../../kit/testing/renderPart.tsx';
import { ResultRows } from './ResultRows.tsx';

const HASH = 'checkin=2026-12-12;checkout=2026-12-14;a=2;theme=4';
const LINK = { name: 'See the other offers from this hotel' };

/** Response with offers of hotel 2, cheapest first. */
function answer(...ids: number[]) {
  return hotelOffersOfTest(
    2,
    ids.map((id) => datedOfferOfTest(id, { label: `Offer ${id}` })),
  );
}

/** Renders two hotels and opens the drawer of the second one, which has more offers. */
async function setUp(flow: Flow = 'booking') {
  const net = network();
  renderPart(
    <ResultRows
      results={resultsOfTest(2, (index) => ({ hasMoreOffers: index === 1 }))}
      flow={flow}
      query={`flow=${flow}`}
      hash={HASH}
    />,
    { fetch: net.fetch },
  );
  const link = page.getByRole('button', LINK);
  await userEvent.click(link);
  return { net, link, drawer: page.getByRole('dialog', { name: 'Offers from Hotel 2' }) };
}

test('SE-179: only a hotel with more offers has the link', () => {
  renderPart(<ResultRows results={resultsOfTest(2)} flow="booking" query="" hash="" />);
  expect(page.getByRole('button', LINK).elements()).toEqual([]);
});

test('SE-180: the drawer lists the main offer, then the others from the cheapest, and leads back to the link', async () => {
  const { net, link, drawer } = await setUp();
  await expect.element(drawer.getByText('Looking for the other offers').first()).toBeInTheDocument();
  const asked = await net.next('/offers.json');
  expect(JSON.parse(asked.body ?? '')).toMatchObject({
    packagesPerHotel: 20,
    sorting: { orderBy: 'priceAsc' },
  });
  asked.respond(answer(9, 2, 8));
  await expect.element(drawer.getByRole('status')).toHaveTextContent('3 offers');
  expect(
    drawer
      .getByRole('heading', { level: 3 })
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(['Offer 2', 'Offer 9', 'Offer 8']);
  expect(drawer.getByRole('link', { name: 'Offer 9' }).element().getAttribute('href')).toBe(
    `/stay/9?flow=booking#${HASH}`,
  );
  await userEvent.click(drawer.getByRole('button', { name: 'Go back to search' }));
  await expect.element(drawer).not.toBeInTheDocument();
  expect(document.activeElement).toBe(link.element());
});

test('SE-207: the drawer shows what it is about on a thumbnail of 125 by 70 px', async () => {
  // The tests' own modules fill the default buffer of 250 entries.
  performance.setResourceTimingBufferSize(5000);
  const { drawer } = await setUp();
  await expect.element(drawer).toBeVisible();
  const boxes = [...drawer.element().querySelectorAll('div')].map((box) => box.getBoundingClientRect());
  expect(boxes.filter(({ width, height }) => width === 125 && height === 70)).toHaveLength(1);
  const fetched = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  await expect.poll(fetched).toContain('/images/sea/12/125_70.webp');
});

test('Escape closes the drawer and gives the focus back; what it found is kept for the next look', async () => {
  const { net, link, drawer } = await setUp();
  (await net.next('/offers.json')).respond(answer(2));
  await expect.element(drawer.getByRole('status')).toHaveTextContent('1 offer');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  expect(document.activeElement).toBe(link.element());
  await userEvent.click(link);
  await expect.element(drawer.getByRole('heading', { name: 'Offer 2' })).toBeVisible();
  expect(net.requests.filter(({ url }) => url.pathname.includes('offers.json'))).toHaveLength(1);
});

test('SE-260 SE-264: an error is said without any code, and can be tried again', async () => {
  const { net, drawer } = await setUp();
  (await net.next('/offers.json')).respond({ title: 'Down', status: 500, detail: 'E4711' }, 500);
  await expect.element(drawer.getByText('Oops, something went wrong')).toBeVisible();
  expect(drawer.element().textContent).not.toMatch(/500|4711|Down/u);
  await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
  (await net.next('/offers.json')).respond(answer(2, 3));
  await expect.element(drawer.getByRole('heading', { name: 'Offer 3' })).toBeVisible();
});

test('a hotel that has nothing left says so', async () => {
  const { net, drawer } = await setUp();
  (await net.next('/offers.json')).respond(answer());
  await expect.element(drawer.getByText(/no offer for your search/u)).toBeVisible();
});

test('SE-218 SE-194: among gifts the drawer lists gifts, each with one price and nothing of cancelling', async () => {
  const { net, drawer } = await setUp('gifting');
  const asked = await net.next('/offers.json');
  expect(JSON.parse(asked.body ?? '')).toMatchObject({ performGiftableSearch: true });
  asked.respond(answer(2));
  await expect.element(drawer.getByText('See gift', { exact: true })).toBeInTheDocument();
  expect(drawer.element().textContent).toContain('Gift for two, valid 12 months');
  expect(drawer.element().textContent).not.toMatch(/refund|modifiable/u);
});
