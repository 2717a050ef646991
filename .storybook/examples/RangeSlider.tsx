import { RangeSlider, type RangeValue } from '@sabadora/design-system/RangeSlider';
import { useState } from 'react';

// Outside of the component, so that the bars do not render again each time.
const offersByPrice = [4, 12, 25, 31, 22, 14, 9, 5, 2, 1];

export function Example() {
  const [price, setPrice] = useState<RangeValue>([50, 200]);
  return (
    <RangeSlider
      label="Price per night"
      lowerLabel="Lowest price"
      upperLabel="Highest price"
      maxValue={300}
      step={10}
      counts={offersByPrice}
      formatValue={(euros) => `${euros} €`}
      value={price}
      onChange={setPrice}
    />
  );
}
