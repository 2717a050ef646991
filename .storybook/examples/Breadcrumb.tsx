import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';

export function Example() {
  return (
    <Breadcrumb
      items={[
        { label: 'Home', href: '#home' },
        { label: 'France', href: '#france' },
        { label: 'Normandy', href: '#normandy' },
        { label: 'Honfleur' },
      ]}
    />
  );
}
