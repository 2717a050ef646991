import { Slider } from '@base-ui/react/slider';
import { useState } from 'react';
import { exposeReact } from '../../../src/page/exposeReact.ts';

const thumb = { width: 24, height: 24, background: 'currentColor' } as const;

function Range() {
  const [value, setValue] = useState<readonly number[]>([200, 800]);
  return (
    <Slider.Root value={value} onValueChange={setValue} max={1000}>
      <Slider.Control style={{ display: 'flex', alignItems: 'center', height: 24 }}>
        <Slider.Track style={{ width: '100%', height: 4 }}>
          <Slider.Indicator />
          <Slider.Thumb index={0} aria-label="Lowest" style={thumb} />
          <Slider.Thumb index={1} aria-label="Highest" style={thumb} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}

exposeReact(() => <Range />);
