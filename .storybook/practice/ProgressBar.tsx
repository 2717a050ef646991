import { ProgressBar } from '@sabadora/design-system/ProgressBar';

export function Do() {
  return <ProgressBar label="Your gift is printed" value={2} maxValue={3} valueText="Page 2 of 3" />;
}

export function Dont() {
  return <ProgressBar label="Please wait" value={99} />;
}
