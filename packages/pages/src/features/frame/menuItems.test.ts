import { expect, test } from 'vitest';
import { menuItems } from './menuItems.ts';

test('CH-044 CH-048: a menu keeps its levels, and each link has a name of its own', () => {
  const menu = [
    {
      label: 'Inspirations',
      children: [{ label: 'Spa', uri: '/landing/spa', count: 12 }, { label: 'Places' }],
    },
    { label: 'Help', uri: '/help' },
  ];
  expect(menuItems(menu)).toEqual([
    {
      id: 'menu-1',
      label: 'Inspirations',
      href: undefined,
      children: [
        { id: 'menu-1-1', label: 'Spa (12)', href: '/landing/spa' },
        { id: 'menu-1-2', label: 'Places', href: undefined },
      ],
    },
    { id: 'menu-2', label: 'Help', href: '/help' },
  ]);
});
