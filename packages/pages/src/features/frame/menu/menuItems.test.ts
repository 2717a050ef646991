import { expect, test } from 'vitest';
import { menuItems } from './menuItems.ts';

test('CH-044 CH-048: a menu keeps its levels, ids and promotions, and each link has a name of its own', () => {
  const menu = [
    {
      _id: 'inspirations',
      label: 'Inspirations',
      children: [
        { label: 'Spa', uri: '/landing/spa', count: 12, variant: 'promo' as const },
        { label: 'Places', variant: 'plain' as const },
      ],
    },
    { label: 'Help', uri: '/help' },
  ];
  expect(menuItems(menu, 'row')).toEqual([
    {
      id: 'inspirations',
      label: 'Inspirations',
      children: [
        { id: 'inspirations-1', label: 'Spa (12)', href: '/landing/spa', tone: 'promo' },
        { id: 'inspirations-2', label: 'Places' },
      ],
    },
    { id: 'menu-2', label: 'Help', href: '/help' },
  ]);
});

test('CH-048: a link of one location stands there alone, and keeps its place’s name', () => {
  const menu = [
    { label: 'Call us', uri: 'tel:+33100000000', location: 'drawer' as const },
    {
      label: 'Ideas',
      children: [
        { label: 'Map', uri: '/search', location: 'row' as const },
        { label: 'All', uri: '/ideas' },
      ],
    },
  ];
  const all = { id: 'menu-2-2', label: 'All', href: '/ideas' };
  expect(menuItems(menu, 'row')).toEqual([
    { id: 'menu-2', label: 'Ideas', children: [{ id: 'menu-2-1', label: 'Map', href: '/search' }, all] },
  ]);
  expect(menuItems(menu, 'drawer')).toEqual([
    { id: 'menu-1', label: 'Call us', href: 'tel:+33100000000' },
    { id: 'menu-2', label: 'Ideas', children: [all] },
  ]);
});
