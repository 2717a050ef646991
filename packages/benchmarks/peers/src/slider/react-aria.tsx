import { useState } from 'react';
import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { exposeReact } from '../../../src/page/exposeReact.ts';

const track = { position: 'relative', height: 24 } as const;
const thumb = { top: 12, width: 24, height: 24, background: 'currentColor' } as const;

function Range() {
  const [value, setValue] = useState([200, 800]);
  return (
    <Slider aria-label="Price" value={value} onChange={setValue} minValue={0} maxValue={1000}>
      <SliderTrack style={track}>
        <SliderFill />
        <SliderThumb index={0} aria-label="Lowest" style={thumb} />
        <SliderThumb index={1} aria-label="Highest" style={thumb} />
      </SliderTrack>
    </Slider>
  );
}

exposeReact(() => <Range />);
