import '@mantine/core/styles.css';
import { MantineProvider, RangeSlider } from '@mantine/core';
import { useState } from 'react';
import { exposeReact } from '../../../src/page/exposeReact.ts';

function Range() {
  const [value, setValue] = useState<[number, number]>([200, 800]);
  return (
    <MantineProvider>
      <RangeSlider
        value={value}
        onChange={setValue}
        max={1000}
        label={null}
        thumbFromLabel="Lowest"
        thumbToLabel="Highest"
      />
    </MantineProvider>
  );
}

exposeReact(() => <Range />);
