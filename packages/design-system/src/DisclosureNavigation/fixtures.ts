import type { NavigationItem } from './index.ts';

const town = (label: string): NavigationItem => ({
  id: label.toLowerCase(),
  label,
  href: `#${label.toLowerCase()}`,
});

/** Four levels: a link with more below, buttons without an address, and one panel of many links. */
export const menu: readonly NavigationItem[] = [
  {
    id: 'places',
    label: 'Places',
    href: '#places',
    children: [
      {
        id: 'france',
        label: 'France',
        href: '#france',
        children: [
          {
            id: 'normandy',
            label: 'Normandy',
            children: ['Honfleur', 'Deauville', 'Étretat'].map(town),
          },
          town('Brittany'),
          town('Alsace'),
        ],
      },
      { id: 'belgium', label: 'Belgium', children: ['Bruges', 'Ghent'].map(town) },
      town('Portugal'),
    ],
  },
  {
    id: 'themes',
    label: 'Themes',
    children: [
      'Wellness',
      'Castles',
      'By the sea',
      'Wine',
      'In the woods',
      'City trips',
      'Romantic',
      'With children',
      'Treehouses',
      'On the water',
      'Gastronomy',
      'Cycling',
      'Golf',
      'Winter',
      'Unusual',
    ].map(town),
  },
  { id: 'gifts', label: 'Gifts', href: '#gifts' },
];
