import { ParticipantStepper } from '@sabadora/design-system/ParticipantStepper';
import { useState } from 'react';

export function Example() {
  const [adults, setAdults] = useState(2);
  return (
    <ParticipantStepper
      label="Adults"
      description="12 years and over"
      minValue={1}
      maxValue={9}
      value={adults}
      onChange={setAdults}
    />
  );
}
