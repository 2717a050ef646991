import { CalendarIcon } from '@sabadora/design-system/Icon';
import type { Flow, SearchCriteria } from '@sabadora/domain';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from './DatesHint.css.ts';
import messages from './DatesHint.messages.json';

export interface DatesHintProps {
  criteria: SearchCriteria;
  flow: Flow;
}

/**
 * Hint to choose dates, shown once above all cards, whose cancellation conditions depend on dates (PR-146, D-084).
 */
export function DatesHint({ criteria, flow }: DatesHintProps) {
  const words = useWords(messages);
  // A gift has no dates; its receiver chooses them.
  if (flow === 'gifting' || criteria.dates !== undefined) return null;
  return (
    <p className={styles.hint}>
      <CalendarIcon size="small" />
      <span>{words('search.addDates')}</span>
    </p>
  );
}
