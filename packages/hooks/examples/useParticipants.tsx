import { useParticipants } from '@sabadora/hooks';
import { DEFAULT_PARTY } from '@sabadora/hooks/core';
import { useState } from 'react';

export function Example() {
  const [party, setParty] = useState(DEFAULT_PARTY);
  const draft = useParticipants({ value: party, flow: 'booking', onCommit: setParty });
  if (!draft.isOpen)
    return (
      <button type="button" onClick={draft.open}>
        {party.adults} adults, {party.children} children, {party.babies} babies
      </button>
    );
  return (
    <fieldset>
      <legend>Travellers</legend>
      {draft.kinds.map((kind) => {
        const { min, max } = draft.rangeOf(kind);
        return (
          <label key={kind}>
            {kind}{' '}
            <input
              type="number"
              min={min}
              max={max}
              value={draft.party[kind]}
              onChange={(event) => draft.setCount(kind, event.target.valueAsNumber || 0)}
            />
          </label>
        );
      })}
      <button type="button" onClick={draft.commit}>
        Done
      </button>
    </fieldset>
  );
}
