import { Checkbox } from '@sabadora/design-system/Checkbox';
import { FilterDropdown } from '@sabadora/design-system/FilterDropdown';
import { WordsProvider } from '@sabadora/design-system/words';
import * as words from '@sabadora/design-system/words/en';
import { exposeReact } from '../exposeReact.ts';
import { PLACES } from '../places.ts';

const doNothing = () => {};

exposeReact(() => (
  <WordsProvider locale="en-GB" words={words}>
    <FilterDropdown
      label="Places"
      confirmLabel="View offers"
      onConfirm={doNothing}
      resetLabel="Reset"
      onReset={doNothing}
    >
      {PLACES.map(({ id, label }) => (
        <Checkbox key={id} label={label} inputProps={{ name: id }} />
      ))}
    </FilterDropdown>
  </WordsProvider>
));
