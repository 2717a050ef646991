import { CancellationNote } from '@sabadora/design-system/CancellationNote';

export function Example() {
  return <CancellationNote tone="good" text="Free cancellation until 12 December" />;
}
