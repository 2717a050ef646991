import { ParticipantsField, type ParticipantKind } from '@sabadora/design-system/ParticipantsField';
import { useState } from 'react';

const kinds: readonly ParticipantKind<'adults' | 'children'>[] = [
  { id: 'adults', label: 'Adults', minValue: 1, maxValue: 9 },
  { id: 'children', label: 'Children', description: '3 to 11 years', minValue: 0, maxValue: 6 },
];

const people = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export function Example() {
  const [party, setParty] = useState({ adults: 2, children: 1 });
  return (
    <ParticipantsField
      label="Travellers"
      kinds={kinds}
      value={party}
      formatSummary={({ adults, children }) =>
        `${people(adults, 'adult', 'adults')}, ${people(children, 'child', 'children')}`
      }
      onCommit={setParty}
    />
  );
}
