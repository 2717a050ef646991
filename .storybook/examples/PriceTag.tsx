import { PriceTag } from '@sabadora/design-system/PriceTag';

export function Example() {
  return <PriceTag priceCents={14900} referenceCents={19900} perNightCents={7450} isFrom />;
}
