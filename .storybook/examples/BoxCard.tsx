import { BoxCard } from '@sabadora/design-system/BoxCard';

export function Example() {
  return (
    <BoxCard
      href="#dreamy-escape"
      headingLevel={3}
      name="Dreamy escape for two"
      stays="1,250 stays to choose from"
      headwords={['2 people', '1 night']}
      contents={['One night with breakfast', 'A bottle of bubbles on arrival']}
      validity="Valid for 12 months"
      price={{ priceCents: 11900 }}
    />
  );
}
