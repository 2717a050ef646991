import { CancellationNote } from '@sabadora/design-system/CancellationNote';

export function Do() {
  return <CancellationNote tone="good" text="Free cancellation until 12 December" />;
}

export function Dont() {
  return <CancellationNote tone="good" text="Cancellation for 30 €" />;
}
