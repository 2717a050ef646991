import { PromoBar } from '@sabadora/design-system/PromoBar';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(true);
  return (
    <PromoBar
      tone="ink"
      code="SATURDAY"
      links={[{ label: 'See the stays', href: '#stays' }]}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      20 € off until Sunday
    </PromoBar>
  );
}
