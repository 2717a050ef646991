import { Slider } from '@sabadora/design-system/Slider';
import { useState } from 'react';

export function Example() {
  const [radiusKm, setRadiusKm] = useState(20);
  return (
    <Slider
      label="Distance from Bruges"
      minValue={5}
      maxValue={100}
      step={5}
      formatValue={(km) => `up to ${km} km`}
      value={radiusKm}
      onChange={setRadiusKm}
    />
  );
}
