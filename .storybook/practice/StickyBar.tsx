import { Button } from '@sabadora/design-system/Button';
import { Inline, Stack } from '@sabadora/design-system/Layout';
import { StickyBar } from '@sabadora/design-system/StickyBar';

export function Do() {
  return (
    <StickyBar label="Booking in one line">
      <Inline justify="between" canWrap={false}>
        <span>From 178 €</span>
        <Button size="small">Choose dates</Button>
      </Inline>
    </StickyBar>
  );
}

export function Dont() {
  return (
    <StickyBar label="Booking in a heap">
      <Stack gap={8}>
        <strong>Hôtel des Dunes, Cabourg</strong>
        <span>2 nights from 178 € with breakfast, spa and late check-out</span>
        <span>Free cancellation until 12 December</span>
        <Button>Choose dates</Button>
        <Button tone="secondary">Share</Button>
      </Stack>
    </StickyBar>
  );
}
