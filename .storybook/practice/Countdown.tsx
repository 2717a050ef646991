import { Countdown } from '@sabadora/design-system/Countdown';
import { useState } from 'react';

export function Do() {
  return (
    <Countdown
      label="The black weekend ends in"
      now="2026-11-25T18:00:00+01:00"
      endsAt="2026-11-29T23:59:59+01:00"
    />
  );
}

/** The time of the visitor's clock, as ISO text. */
const today = () => new Date().toISOString();
const tonight = () => `${today().slice(0, 10)}T23:59:59Z`;

export function Dont() {
  const [now] = useState(today);
  const [endsAt] = useState(tonight);
  return <Countdown label="Only today, every day" now={now} endsAt={endsAt} />;
}
