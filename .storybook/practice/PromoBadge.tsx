import { PromoBadge } from '@sabadora/design-system/PromoBadge';

export function Do() {
  return <PromoBadge percent={25} />;
}

export function Dont() {
  return <PromoBadge percent={2} />;
}
