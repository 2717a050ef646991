import Slider from '@mui/material/Slider';
import { useState } from 'react';
import { exposeReact } from '../../../src/page/exposeReact.ts';

function Range() {
  const [value, setValue] = useState<number | number[]>([200, 800]);
  return (
    <Slider
      getAriaLabel={(index) => (index === 0 ? 'Lowest' : 'Highest')}
      value={value}
      onChange={(_, next) => setValue(next)}
      max={1000}
    />
  );
}

exposeReact(() => <Range />);
