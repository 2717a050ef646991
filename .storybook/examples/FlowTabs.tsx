import { FlowTabs } from '@sabadora/design-system/FlowTabs';

export function Example() {
  return (
    <FlowTabs
      label="What are you looking for?"
      value="booking"
      options={[
        { id: 'booking', label: 'Book a stay', href: '#booking' },
        { id: 'gifting', label: 'Give a stay', href: '#gifting' },
      ]}
    />
  );
}
