import { cleanup, render, screen } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { Breadcrumb } from './index.ts';

const path = [
  { label: 'Home', href: '/' },
  { label: 'France', href: '/france' },
  { label: 'Normandy', href: '/france/normandy' },
  { label: 'Honfleur' },
];

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the whole path is a named navigation with a list, and its last item is this page', () => {
  render(<Breadcrumb items={path} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
  expect(shown()).toEqual(['Home', 'France', 'Normandy', 'Honfleur']);
  expect(screen.getByText('Honfleur').getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test.each([
  [1, ['Home']],
  [2, ['Home', 'France']],
  [3, ['Home', '', 'Normandy']],
  [4, ['Home', '', 'Honfleur']],
])('CH-077 D-140: the short variant of %i items shows %j', (count, expected) => {
  render(<Breadcrumb items={path.slice(0, count)} variant="short" />);
  expect(shown()).toEqual(expected);
});

test('CH-077: the middle expands, and focus goes to the first item that it reveals', async () => {
  render(
    <Spoken locale="es-ES">
      <Breadcrumb items={path} variant="short" />
    </Spoken>,
  );
  screen.getByRole('button', { name: 'Mostrar toda la ruta' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(shown()).toEqual(['Home', 'France', 'Normandy', 'Honfleur']);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'France' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('CH-077: a path that is short on a phone is so before any script, folds nothing on a desktop, and expands', async () => {
  const html = await expectHydrates(<Breadcrumb items={path} variant="shortOnPhone" />);
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);
  expect(shown()).toEqual(['Home', 'France', 'Normandy', 'Honfleur']);
  await page.viewport(390, 800);
  expect(shown()).toEqual(['Home', '', 'Honfleur']);
  cleanup();
  render(<Breadcrumb items={path} variant="shortOnPhone" />);
  expect(shown()).toEqual(['Home', '', 'Honfleur']);
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole path' }));
  expect(shown()).toEqual(['Home', 'France', 'Normandy', 'Honfleur']);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'France' }));
});

test('what was folded is read in full on a phone, on as many lines as it takes', async () => {
  await page.viewport(320, 800);
  const places = [
    'Home',
    'Frankrijk',
    'Auvergne-Rhône-Alpes',
    'Haute-Loire',
    'Le Puy-en-Velay',
    'Le Gîte du Colombier',
  ];
  render(<Breadcrumb items={places.map((label) => ({ label, href: '/' }))} variant="shortOnPhone" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole path' }));
  for (const link of screen.getAllByRole('link'))
    expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('on a phone the path stays on one line: what is in the middle is cut first, the home page never', async () => {
  await page.viewport(320, 800);
  render(
    <Breadcrumb
      items={[
        { label: 'Home', href: '/' },
        { label: 'Provence-Alpes-Côte d’Azur', href: '/paca' },
        { label: 'Alpes-de-Haute-Provence', href: '/04' },
        { label: 'Saint-Michel' },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const home = screen.getByRole('link', { name: 'Home' });
  expect(home.scrollWidth).toBeLessThanOrEqual(home.clientWidth);
});

test('rendered on the server, the collapsed path still holds every level', async () => {
  const html = await expectHydrates(<Breadcrumb items={path} variant="short" />);
  expect(html).toContain('href="/france/normandy"');
});
