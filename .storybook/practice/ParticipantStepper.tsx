import { ParticipantStepper } from '@sabadora/design-system/ParticipantStepper';
import { useState } from 'react';

export function Do() {
  const [children, setChildren] = useState(1);
  return (
    <ParticipantStepper
      label="Children"
      description="3 to 11 years"
      minValue={0}
      maxValue={6}
      value={children}
      onChange={setChildren}
    />
  );
}

export function Dont() {
  const [euros, setEuros] = useState(150);
  return (
    <ParticipantStepper label="Budget in €" minValue={0} maxValue={2000} value={euros} onChange={setEuros} />
  );
}
