import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';

export function Do() {
  return (
    <Breadcrumb
      aria-label="You are in Normandy"
      items={[{ label: 'Home', href: '#home' }, { label: 'France', href: '#france' }, { label: 'Normandy' }]}
    />
  );
}

export function Dont() {
  return (
    <Breadcrumb
      aria-label="Order"
      items={[
        { label: '1 Stay', href: '#stay' },
        { label: '2 Guests', href: '#guests' },
        { label: '3 Payment' },
      ]}
    />
  );
}
