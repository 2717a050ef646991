import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';

export function Do() {
  return (
    <EmptyState
      vignette="letter"
      sentence="Nothing is saved yet: press the heart of a stay."
      action={<Button tone="secondary">See stays</Button>}
    />
  );
}

export function Dont() {
  return <EmptyState sentence="No results." />;
}
