import { Countdown } from '@sabadora/design-system/Countdown';

export function Example() {
  return (
    <Countdown label="The offer ends in" now="2026-11-25T18:00:00+01:00" endsAt="2026-11-27T20:00:00+01:00" />
  );
}
