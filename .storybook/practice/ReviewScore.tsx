import { ReviewScore } from '@sabadora/design-system/ReviewScore';

export function Do() {
  return <ReviewScore score="9.2/10" label="Fantastic" />;
}

export function Dont() {
  return <ReviewScore score="9.2" />;
}
