import { ReviewSummary } from '@sabadora/design-system/ReviewSummary';

export function Do() {
  return <ReviewSummary score="9.2/10" label="Fantastic" detail="3 reviews" />;
}

export function Dont() {
  return <ReviewSummary score="9.2/10" label="Fantastic" />;
}
