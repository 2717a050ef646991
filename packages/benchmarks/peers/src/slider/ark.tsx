import { Slider } from '@ark-ui/react/slider';
import { useState } from 'react';
import { exposeReact } from '../../../src/page/exposeReact.ts';

const thumb = { width: 24, height: 24, background: 'currentColor' } as const;

function Range() {
  const [value, setValue] = useState([200, 800]);
  return (
    <Slider.Root
      value={value}
      onValueChange={(details) => setValue(details.value)}
      max={1000}
      aria-label={['Lowest', 'Highest']}
    >
      <Slider.Control style={{ position: 'relative', height: 24 }}>
        <Slider.Track style={{ height: 4 }}>
          <Slider.Range style={{ height: 4 }} />
        </Slider.Track>
        <Slider.Thumb index={0} style={thumb}>
          <Slider.HiddenInput />
        </Slider.Thumb>
        <Slider.Thumb index={1} style={thumb}>
          <Slider.HiddenInput />
        </Slider.Thumb>
      </Slider.Control>
    </Slider.Root>
  );
}

exposeReact(() => <Range />);
