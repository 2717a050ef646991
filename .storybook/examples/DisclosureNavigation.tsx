import { DisclosureNavigation, type NavigationItem } from '@sabadora/design-system/DisclosureNavigation';

const items: readonly NavigationItem[] = [
  {
    id: 'places',
    label: 'Places',
    href: '#places',
    children: [
      { id: 'france', label: 'France', href: '#france' },
      { id: 'belgium', label: 'Belgium', href: '#belgium' },
    ],
  },
  { id: 'gifts', label: 'Gifts', href: '#gifts' },
];

export function Example() {
  return <DisclosureNavigation label="Menu" items={items} currentId="gifts" />;
}
