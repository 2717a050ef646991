import type { WeekendDetail } from '@sabadora/api';
import { TEXT_LIMITS, truncate } from '@sabadora/domain';
import { useWords } from '../../../../kit/words/useWords.ts';
import messages from '../stay.messages.json';
import { Section } from './Section.tsx';
import * as styles from './Section.css.ts';

/** What the stay is, and what it includes (PR-021, PR-028). */
export function DescriptionSection({ stay }: { stay: WeekendDetail }) {
  const words = useWords(messages);
  return (
    <Section id="description" title={words('stay.section.description')}>
      <p className={styles.muted}>{truncate(stay.programSummary, TEXT_LIMITS.programSummary).text}</p>
      {stay.description.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
    </Section>
  );
}
