import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../../kit/testing/renderPart.tsx';
import { answering } from '../../searchBox/panelHarness.tsx';
import { LocalSearch } from '../header/LocalSearch.tsx';
import { Menu, MenuButton } from './Menu.tsx';
import { LOCAL_SEARCH_HREF } from '../paths.ts';

const CHROME = {
  menu: [
    { id: 'local', label: 'Travel locally', href: LOCAL_SEARCH_HREF },
    { id: 'ideas', label: 'Ideas', href: '/ideas' },
  ],
  footer: { promise: '', columns: [], legal: [] },
  promoBar: null,
  announcementBanner: null,
  targetedBanner: null,
  experiments: {},
  preview: null,
};

test('CH-035: the header leads to help, in its row and in its drawer, though the editors’ menu could not be had', async () => {
  await page.viewport(1280, 800);
  const row = renderPart(<Menu />);
  await expect.element(page.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
  row.unmount();
  await page.viewport(390, 800);
  renderPart(<MenuButton />);
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(drawer.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
});

test('CH-047: "Travel locally" in the menu opens a search around a place, with the dates and people of the page', async () => {
  await page.viewport(1280, 800);
  const { location } = renderPart(
    <>
      <Menu />
      <LocalSearch />
    </>,
    {
      chrome: CHROME,
      href: '/stay/12?flow=booking#checkin=2026-12-12;checkout=2026-12-14;a=3;anchor=room',
      fetch: answering().fetch,
    },
  );
  await userEvent.click(page.getByRole('link', { name: 'Travel locally' }));
  const dialog = page.getByRole('dialog', { name: 'Travel locally' });
  await expect.element(dialog.getByRole('radio', { name: 'Less than 2h' })).toBeChecked();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Starting from' }));
  await userEvent.click(page.getByRole('option', { name: /Bruges/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
  await expect.poll(() => location.read().path).toBe('/search');
  expect(location.read().hash).toMatch(
    /^checkin=2026-12-12;checkout=2026-12-14;a=3;city=12;.*distanceMin=0;distanceMax=200$/,
  );
});
