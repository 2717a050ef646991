import { useSearchAddress, useSort } from '@sabadora/hooks';
import { type SortValue } from '@sabadora/hooks/core';

export function Example() {
  const search = useSearchAddress();
  const { value, options, setValue } = useSort(search, { latitude: 48.86, longitude: 2.35 });
  return (
    <label>
      Order{' '}
      <select value={value} onChange={(event) => setValue(event.target.value as SortValue)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}
