import type { ActivityPart } from '@sabadora/api';
import { Drawer } from '@sabadora/design-system/Drawer';
import type { ReactNode } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import * as info from '../info/info.css.ts';
import * as styles from './PartDetail.css.ts';
import messages from './activity.messages.json';

export interface PartDetailProps {
  part: ActivityPart;
  isOpen: boolean;
  onClose: () => void;
}

/** Details of one part of an activity: what happens, when, and what to know (PR-073). */
export function PartDetail({ part, isOpen, onClose }: PartDetailProps) {
  const words = useWords(messages);
  const { title, description, composition, schedules, importantInformation, activityCenter } = part;
  return (
    <Drawer title={title} phoneSide="bottom" isOpen={isOpen} onOpenChange={onClose}>
      <div className={styles.parts}>
        <Detail title={words('activity.whatHappens')} lines={description} />
        <Detail
          title={words('activity.schedules')}
          lines={[composition, schedules].filter((line) => line !== null)}
        />
        <Detail title={words('activity.important')} lines={importantInformation} />
        <Detail
          title={words('activity.where')}
          lines={[activityCenter.label, activityCenter.location.address]}
        />
      </div>
    </Drawer>
  );
}

function Detail({ title, lines }: { title: string; lines: readonly string[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <section className={info.group}>
      <h3 className={info.subtitle}>{title}</h3>
      {lines.map((line) => (
        <p key={line} className={info.text}>
          {line}
        </p>
      ))}
    </section>
  );
}
