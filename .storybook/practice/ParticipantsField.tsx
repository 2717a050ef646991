import { ParticipantsField, type ParticipantKind } from '@sabadora/design-system/ParticipantsField';
import { useState } from 'react';

const kinds: readonly ParticipantKind<'adults'>[] = [
  { id: 'adults', label: 'Adults', minValue: 1, maxValue: 9 },
];

function Field({ write }: { write: (adults: number) => string }) {
  const [party, setParty] = useState({ adults: 2 });
  return (
    <ParticipantsField
      label="Travellers"
      kinds={kinds}
      value={party}
      formatSummary={({ adults }) => write(adults)}
      onCommit={setParty}
    />
  );
}

export function Do() {
  return <Field write={(adults) => `${adults} ${adults === 1 ? 'adult' : 'adults'}`} />;
}

export function Dont() {
  return <Field write={(adults) => `${adults} adult(s)`} />;
}
