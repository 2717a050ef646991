import { hotelOffersOfTest, offerOfTest } from '@sabadora/api/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';

function show(
  href: string,
  { found = 500, report = { received: true } }: { found?: unknown; report?: unknown } = {},
) {
  const net = testNetwork({ '/offers.json': found, '/error': report });
  const chrome = {
    menu: [
      {
        id: 'ideas',
        label: 'Ideas',
        href: '/ideas',
        children: [{ id: 'sea', label: 'Weekends by the sea', href: '/landing/sea' }],
      },
    ],
    footer: { promise: 'Saturdays', columns: [], legal: [] },
    promoBar: null,
    announcementBanner: null,
    targetedBanner: null,
    experiments: {},
    preview: null,
  };
  renderPart(<Page themes={[]} />, { href, fetch: net.fetch, chrome });
  return net;
}

const summary = () => page.getByRole('button', { name: /Anywhere/ });

test('CH-141, CH-143, CH-147, CH-149: an address that leads nowhere is told once, and a search and the selection of the moment lead on', async () => {
  const { requests } = show('/nowhere');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  const selection = page.getByRole('region', { name: 'Selection of the moment' });
  await expect
    .element(selection.getByRole('link', { name: 'Weekends by the sea' }))
    .toHaveAttribute('href', '/landing/sea');
  await expect
    .poll(() => requests('/error').map(({ body }) => body))
    .toEqual([{ uri: expect.stringContaining('http'), locale: 'fr_FR' }]);
  expect(requests('/offers.json')).toEqual([]);
});

test('CH-146: on a desktop the whole search stands there, with its flows and the search around a place', async () => {
  await page.viewport(1280, 800);
  show('/nowhere');
  const search = page.getByRole('search');
  await expect.element(search.getByRole('combobox', { name: 'Destination' })).toBeVisible();
  await expect.element(search.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Travel locally' })).toBeVisible();
  await expect.element(summary()).not.toBeInTheDocument();
});

test('CH-146: on a phone the search is one line, which opens it', async () => {
  await page.viewport(390, 800);
  show('/nowhere');
  await expect.element(summary()).toBeVisible();
  await expect.element(page.getByRole('search')).not.toBeInTheDocument();
  await userEvent.click(summary());
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: /^Destination/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(summary()).toHaveFocus();
});

test('CH-144, CH-145, CH-153, D-020: where the hotel of the address has other offers, they take the place of the message', async () => {
  const { requests } = show('/stay/9#hotel=7', {
    found: hotelOffersOfTest(7, [offerOfTest(70), offerOfTest(71)]),
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Too late!' })).toBeVisible();
  await expect
    .element(page.getByText('This offer has expired... Fortunately, we have other stays to suggest you.'))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: /^Other offer in / })).toBeVisible();
  expect(document.body.textContent).not.toContain('404');
  expect(requests('/offers.json').map(({ body }) => body)).toMatchObject([{ pagination: { limit: 1 } }]);
});

test('CH-144: without other offers of the hotel the message stays', async () => {
  const { requests } = show('/stay/9#hotel=7');
  await expect.poll(() => requests('/offers.json').length).toBeGreaterThan(0);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
});

test('CH-150: a report that cannot be sent is of interest to the console alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  show('/nowhere', { report: 500 });
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
});
