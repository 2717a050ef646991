import { ReviewScore } from '@sabadora/design-system/ReviewScore';

export function Example() {
  return <ReviewScore score="9.2/10" label="Fantastic" detail="128 reviews" />;
}
