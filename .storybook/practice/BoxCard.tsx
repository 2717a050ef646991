import { BoxCard } from '@sabadora/design-system/BoxCard';

const box = {
  href: '#dreamy-escape',
  headingLevel: 4,
  name: 'Dreamy escape for two',
  price: { priceCents: 11900 },
} as const;

export function Do() {
  return (
    <BoxCard
      {...box}
      stays="1,250 stays to choose from"
      contents={['One night with breakfast']}
      validity="Valid for 12 months"
    />
  );
}

export function Dont() {
  return (
    <BoxCard
      {...box}
      contents={[
        'One night',
        'Breakfast',
        'Bubbles',
        'Late check-out',
        'Free parking',
        'A candle',
        'Slippers',
      ]}
    />
  );
}
