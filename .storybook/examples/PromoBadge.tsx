import { PromoBadge } from '@sabadora/design-system/PromoBadge';

export function Example() {
  return <PromoBadge percent={25} />;
}
