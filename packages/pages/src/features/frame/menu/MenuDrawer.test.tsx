import type { NavigationItem } from '@sabadora/design-system/DisclosureNavigation';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Chrome } from '../../../kit/document/pageInput.ts';
import { renderPart } from '../../../kit/testing/renderPart.tsx';
import { MenuButton } from './Menu.tsx';

const level = (label: string, ...children: NavigationItem[]): NavigationItem => ({
  id: label,
  label,
  children,
});
const CHROME = {
  menu: [
    level(
      'Inspirations',
      level('Places', level('France', { id: 'brittany', label: 'Brittany', href: '/search?region=103' })),
    ),
    { id: 'ideas', label: 'Ideas', href: '/ideas' },
  ],
  footer: { promise: '', columns: [], legal: [] },
  promoBar: null,
  announcementBanner: null,
  targetedBanner: null,
  experiments: {},
  preview: null,
} satisfies Chrome;

beforeEach(async () => {
  await page.viewport(390, 800);
});

const burger = page.getByRole('button', { name: 'Menu', exact: true });
const drawer = page.getByRole('dialog', { name: 'Menu' });
const open = async () => {
  renderPart(<MenuButton />, { chrome: CHROME });
  await userEvent.click(burger);
  await expect.element(drawer).toBeVisible();
};
const into = (name: string) => userEvent.click(drawer.getByRole('button', { name, exact: true }));

test('CH-039, CH-044: the burger menu goes down four levels, one in the place of the other, and back up', async () => {
  await open();
  await expect.element(drawer.getByRole('link', { name: 'Ideas' })).toBeVisible();
  for (const name of ['Inspirations', 'Places', 'France']) await into(name);
  await expect
    .element(drawer.getByRole('link', { name: 'Brittany' }))
    .toHaveAttribute('href', '/search?region=103');
  await expect.element(drawer.getByRole('link', { name: 'Ideas' })).not.toBeInTheDocument();
  // The heading of each level is the button that leads back from it.
  await expect.element(drawer.getByRole('button', { name: 'Places', exact: true })).not.toBeInTheDocument();
  await into('France');
  await expect.element(drawer.getByRole('button', { name: 'France', exact: true })).toHaveFocus();
  for (const name of ['Places', 'Inspirations']) await into(name);
  await expect.element(drawer.getByRole('link', { name: 'Ideas' })).toBeVisible();
});

test('CH-039: it closes by its button and by Escape, gives the focus back, and begins at its top again', async () => {
  await open();
  await into('Inspirations');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(burger).toHaveFocus();
  await userEvent.click(burger);
  await expect.element(drawer.getByRole('link', { name: 'Ideas' })).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: /^close/i }));
  await expect.element(drawer).not.toBeInTheDocument();
});
