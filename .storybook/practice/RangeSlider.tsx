import { RangeSlider } from '@sabadora/design-system/RangeSlider';

export function Do() {
  return (
    <RangeSlider
      label="Price per night"
      lowerLabel="Lowest price"
      upperLabel="Highest price"
      maxValue={300}
      defaultValue={[50, 200]}
      formatValue={(euros) => `${euros} €`}
    />
  );
}

export function Dont() {
  return (
    <RangeSlider
      label="Price"
      lowerLabel="Price"
      upperLabel="Price"
      maxValue={300}
      defaultValue={[50, 200]}
    />
  );
}
