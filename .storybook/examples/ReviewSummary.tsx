import { Button } from '@sabadora/design-system/Button';
import { ReviewSummary } from '@sabadora/design-system/ReviewSummary';

export function Example() {
  return (
    <ReviewSummary
      score="9.2/10"
      label="Fantastic"
      detail="128 reviews"
      scoresLabel="By what guests scored"
      scores={[
        { label: 'Welcome', score: 9.6, text: '9.6' },
        { label: 'Comfort', score: 9.1, text: '9.1' },
        { label: 'Food', score: 8.7, text: '8.7' },
      ]}
      action={
        <Button tone="secondary" href="#reviews">
          Read 128 reviews
        </Button>
      }
    />
  );
}
