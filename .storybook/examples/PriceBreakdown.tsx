import { PriceBreakdown } from '@sabadora/design-system/PriceBreakdown';

export function Example() {
  return (
    <PriceBreakdown
      label="Price details"
      lines={[
        { label: 'Room, 2 nights', note: 'for 2 adults', amountCents: 29800 },
        { label: 'Autumn offer', amountCents: -4000 },
      ]}
      total={{ label: 'Total', amountCents: 25800 }}
      payments={[{ label: 'Gift card', amountCents: -5000 }]}
      remaining={{ label: 'To pay', amountCents: 20800 }}
    />
  );
}
