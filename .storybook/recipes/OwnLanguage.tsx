import { WordsProvider, type Words } from '@sabadora/design-system';
import { ParticipantStepper } from '@sabadora/design-system/ParticipantStepper';
import * as english from '@sabadora/design-system/words/en';
import { useState } from 'react';

/** The words of each component that the page shows, by component name; the type checker reports missing ones. */
const portuguese: Partial<Words> = {
  ParticipantStepper: {
    fewer: (label) => `Menos um: ${label}`,
    more: (label) => `Mais um: ${label}`,
    count: (label, value) => `${label}: ${value.toLocaleString('pt')}`,
  },
};

/** Components without own words here keep those of the outer provider. */
export function OwnLanguage() {
  const [adults, setAdults] = useState(2);
  return (
    <WordsProvider locale="en-GB" words={english}>
      <WordsProvider locale="pt-PT" words={portuguese}>
        <section lang="pt-PT" aria-label="Viajantes">
          <ParticipantStepper label="Adultos" minValue={1} maxValue={9} value={adults} onChange={setAdults} />
        </section>
      </WordsProvider>
    </WordsProvider>
  );
}
