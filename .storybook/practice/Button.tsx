import { Button } from '@sabadora/design-system/Button';
import { Inline } from '@sabadora/design-system/Layout';

export function Do() {
  return (
    <Inline gap={8}>
      <Button tone="secondary">Change dates</Button>
      <Button>Book for 149 €</Button>
    </Inline>
  );
}

export function Dont() {
  return (
    <Inline gap={8}>
      <Button>Cancel</Button>
      <Button>OK</Button>
    </Inline>
  );
}
