import { DestinationField } from '@sabadora/design-system/DestinationField';
import { WordsProvider } from '@sabadora/design-system/words';
import * as words from '@sabadora/design-system/words/en';
import { exposeReact } from '../exposeReact.ts';
import { PLACES } from '../places.ts';

const suggestions = PLACES.map((place) => ({ ...place, category: 'city' as const }));
const doNothing = () => {};

exposeReact(() => (
  <WordsProvider locale="en-GB" words={words}>
    <DestinationField
      label="Destination"
      inputValue=""
      suggestions={suggestions}
      onInputChange={doNothing}
      onChoose={doNothing}
      onClear={doNothing}
    />
  </WordsProvider>
));
