import { DisclosureNavigation } from '@sabadora/design-system/DisclosureNavigation';

const countries = ['France', 'Belgium', 'Italy'].map((label) => ({ id: label, label, href: `#${label}` }));

export function Do() {
  return (
    <DisclosureNavigation
      label="Menu of places"
      items={[
        { id: 'places', label: 'Places', href: '#places', children: countries },
        { id: 'gifts', label: 'Gifts', href: '#gifts' },
      ]}
    />
  );
}

export function Dont() {
  return (
    <DisclosureNavigation
      label="Menu of one link"
      items={[
        { id: 'more', label: 'Gifts', children: [{ id: 'gifts', label: 'Our gifts', href: '#gifts' }] },
      ]}
    />
  );
}
