import { useState } from 'react';
import { RangeSlider, type RangeValue } from '@sabadora/design-system/RangeSlider';
import { WordsProvider } from '@sabadora/design-system/words';
import * as words from '@sabadora/design-system/words/en';
import { exposeReact } from '../exposeReact.ts';

function Range() {
  const [value, setValue] = useState<RangeValue>([200, 800]);
  return (
    <WordsProvider locale="en-GB" words={words}>
      <RangeSlider
        label="Price"
        lowerLabel="Lowest"
        upperLabel="Highest"
        value={value}
        onChange={setValue}
        maxValue={1000}
      />
    </WordsProvider>
  );
}

exposeReact(() => <Range />);
