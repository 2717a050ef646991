import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';

export function Example() {
  return (
    <EmptyState
      vignette="road"
      sentence="No stay fits all of your filters."
      action={<Button tone="secondary">Take all filters off</Button>}
    />
  );
}
