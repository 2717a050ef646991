import { SliderRail } from './SliderRail.tsx';
import { useSlider } from './useSlider.ts';
import type { Values } from './values.ts';

const HANDLES = [
  { 'aria-label': 'Up to which price a stay is cheap', name: 'cheap' },
  { 'aria-label': 'Up to which price a stay is usual', name: 'usual' },
  { 'aria-label': 'Up to which price a stay is dear', name: 'dear' },
];

const euros = (value: number) => `${value} €`;

interface ThreeHandlesProps {
  onChange?: (values: Values) => void;
  onChangeEnd?: (values: Values) => void;
}

/** An example with three handles on one line, for story and tests: 80, 120 and 200 of 0 to 300, at least 10 apart. */
export function ThreeHandles({ onChange, onChangeEnd }: ThreeHandlesProps) {
  const control = useSlider({
    scale: { minValue: 0, maxValue: 300, step: 5, largeStep: 30, minGap: 10 },
    value: undefined,
    defaultValue: [80, 120, 200],
    format: euros,
    onChange: (values) => onChange?.(values),
    onChangeEnd: (values) => onChangeEnd?.(values),
    onDraw: () => {},
  });
  return (
    <div role="group" aria-label="Classes of price">
      <SliderRail control={control} handles={HANDLES} isDisabled={false} />
    </div>
  );
}
