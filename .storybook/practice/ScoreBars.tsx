import { ScoreBars } from '@sabadora/design-system/ScoreBars';

export function Do() {
  return <ScoreBars scores={[{ label: 'Food', score: 8.7, text: '8.7' }]} />;
}

export function Dont() {
  return <ScoreBars scores={[{ label: 'Food', score: 4.4, text: '4.4 of 5' }]} />;
}
