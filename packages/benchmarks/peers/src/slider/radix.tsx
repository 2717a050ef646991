import { Slider } from 'radix-ui';
import { useState } from 'react';
import { exposeReact } from '../../../src/page/exposeReact.ts';

const root = { position: 'relative', display: 'flex', alignItems: 'center', height: 24 } as const;
const thumb = { display: 'block', width: 24, height: 24, background: 'currentColor' } as const;

function Range() {
  const [value, setValue] = useState([200, 800]);
  return (
    <Slider.Root value={value} onValueChange={setValue} max={1000} style={root}>
      <Slider.Track style={{ position: 'relative', flexGrow: 1, height: 4 }}>
        <Slider.Range style={{ position: 'absolute', height: 4 }} />
      </Slider.Track>
      <Slider.Thumb aria-label="Lowest" style={thumb} />
      <Slider.Thumb aria-label="Highest" style={thumb} />
    </Slider.Root>
  );
}

exposeReact(() => <Range />);
