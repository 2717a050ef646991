import type { ActivityDetail } from '@sabadora/api';
import { memo } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import { Section } from '../stay/sections/Section.tsx';
import * as info from '../info/info.css.ts';
import { ActivityProgramme } from './ActivityProgramme.tsx';
import * as styles from './ActivitySections.css.ts';
import messages from './activity.messages.json';

/** Sections on an activity: description, programme, schedules, and what to know (PR-071). */
export const ActivitySections = memo(function ActivitySections({ detail }: { detail: ActivityDetail }) {
  const words = useWords(messages);
  const { description, activities, importantInformation } = detail;
  const timed = activities.filter(({ schedules }) => schedules !== null);
  const known = [...new Set(activities.flatMap((part) => part.importantInformation))];
  return (
    <>
      {description.length > 0 && (
        <Section id="description" title={words('activity.description')}>
          {description.map((paragraph) => (
            <p key={paragraph} className={info.text}>
              {paragraph}
            </p>
          ))}
        </Section>
      )}
      {activities.length > 0 && (
        <Section id="programme" title={words('activity.programme')}>
          <ActivityProgramme parts={activities} />
        </Section>
      )}
      {timed.length > 0 && (
        <Section id="schedules" title={words('activity.schedules')}>
          <dl className={styles.schedules}>
            {timed.map(({ title, schedules }, index) => (
              <div key={index} className={styles.schedule}>
                <dt>{title}</dt>
                <dd className={styles.time}>{schedules}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Lines id="nice-to-know" title={words('activity.niceToKnow')} lines={known} />
      <Lines id="important" title={words('activity.important')} lines={importantInformation} />
    </>
  );
});

function Lines({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className={info.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
