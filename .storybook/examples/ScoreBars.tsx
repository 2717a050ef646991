import { ScoreBars } from '@sabadora/design-system/ScoreBars';

export function Example() {
  return (
    <ScoreBars
      aria-label="By what guests scored"
      scores={[
        { label: 'Welcome', score: 9.6, text: '9.6' },
        { label: 'Comfort', score: 9.1, text: '9.1' },
      ]}
    />
  );
}
