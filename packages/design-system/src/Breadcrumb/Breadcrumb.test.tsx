import { render, screen } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
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

test('rendered on the server, the collapsed path still holds every level', async () => {
  const html = await expectHydrates(<Breadcrumb items={path} variant="short" />);
  expect(html).toContain('href="/france/normandy"');
});
