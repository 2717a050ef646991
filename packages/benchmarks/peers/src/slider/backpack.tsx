import BpkSlider from '@skyscanner/backpack-web/bpk-component-slider';
import { useState } from 'react';
import { exposeReact } from '../../../src/page/exposeReact.ts';

function Range() {
  const [value, setValue] = useState<number | number[]>([200, 800]);
  return <BpkSlider ariaLabel={['Lowest', 'Highest']} min={0} max={1000} value={value} onChange={setValue} />;
}

exposeReact(() => <Range />);
