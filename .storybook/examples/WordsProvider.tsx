import { WordsProvider } from '@sabadora/design-system';
import { ParticipantStepper } from '@sabadora/design-system/ParticipantStepper';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import * as dutch from '@sabadora/design-system/words/nl';
import { useState } from 'react';

export function Example() {
  const [adults, setAdults] = useState(2);
  return (
    <WordsProvider locale="nl-BE" words={dutch}>
      <div lang="nl-BE">
        <PriceTag priceCents={14900} isFrom align="start" />
        <ParticipantStepper
          label="Volwassenen"
          minValue={1}
          maxValue={9}
          value={adults}
          onChange={setAdults}
        />
      </div>
    </WordsProvider>
  );
}
