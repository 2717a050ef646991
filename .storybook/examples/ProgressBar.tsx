import { ProgressBar } from '@sabadora/design-system/ProgressBar';

export function Example() {
  return <ProgressBar label="Your booking" value={2} maxValue={4} valueText="Step 2 of 4" />;
}
