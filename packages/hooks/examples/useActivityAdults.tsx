import { useActivityAdults } from '@sabadora/hooks';
import { useState } from 'react';

/** Prices in cents for the whole group, by number of adults: here for groups of two to four. */
const prices = {
  2: { barPrice: 8000, sellPrice: 7000 },
  3: { barPrice: 12_000, sellPrice: 10_500 },
  4: { barPrice: 16_000, sellPrice: 14_000 },
};

export function Example() {
  const [wanted, setWanted] = useState(2);
  const { adults, minValue, maxValue } = useActivityAdults({ prices, wanted });
  return (
    <label>
      {adults} adults{' '}
      <input
        type="range"
        min={minValue}
        max={maxValue}
        value={adults}
        onChange={(event) => setWanted(event.target.valueAsNumber)}
      />
    </label>
  );
}
