import { PriceTag } from '@sabadora/design-system/PriceTag';

export function Do() {
  return <PriceTag priceCents={14900} referenceCents={19900} align="start" />;
}

export function Dont() {
  return (
    <p>
      <del>199€</del> <strong>149€</strong>
    </p>
  );
}
