import { PriceBreakdown } from '@sabadora/design-system/PriceBreakdown';

export function Do() {
  return (
    <PriceBreakdown
      label="Price of two nights"
      lines={[
        { label: 'Room, 2 nights', amountCents: 29800 },
        { label: 'Service fee', amountCents: 900 },
      ]}
      total={{ label: 'Total', amountCents: 30700 }}
    />
  );
}

export function Dont() {
  return (
    <PriceBreakdown
      label="Price"
      lines={[{ label: 'Miscellaneous', amountCents: 30700 }]}
      total={{ label: 'Total', amountCents: 30700 }}
    />
  );
}
