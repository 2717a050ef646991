import { PromoBar } from '@sabadora/design-system/PromoBar';

export function Do() {
  return (
    <PromoBar
      words={{ label: 'Offer of the week' }}
      tone="good"
      code="AUTUMN"
      links={[{ label: 'See 48 stays', href: '#autumn' }]}
    >
      10 € off until Sunday
    </PromoBar>
  );
}

export function Dont() {
  return (
    <PromoBar
      words={{ label: 'A bar that says too much' }}
      tone="promo"
      links={[
        { label: 'Stays', href: '#stays' },
        { label: 'Gifts', href: '#gifts' },
        { label: 'Boxes', href: '#boxes' },
      ]}
    >
      Do not miss our great autumn offers with up to 20 € off many stays, gifts and boxes, in all countries!
    </PromoBar>
  );
}
