import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';

export function Do() {
  return (
    <Breadcrumb
      words={{ breadcrumb: 'You are in Normandy' }}
      items={[{ label: 'Home', href: '#home' }, { label: 'France', href: '#france' }, { label: 'Normandy' }]}
    />
  );
}

export function Dont() {
  return (
    <Breadcrumb
      words={{ breadcrumb: 'Order' }}
      items={[
        { label: '1 Stay', href: '#stay' },
        { label: '2 Guests', href: '#guests' },
        { label: '3 Payment' },
      ]}
    />
  );
}
