import type { RoomData } from '@sabadora/api';
import { Picture } from '@sabadora/design-system/Picture';
import { useWords } from '../../../../kit/words/useWords.ts';
import { photoOf } from '../../../offers/photo.ts';
import messages from '../stay.messages.json';
import { Section } from './Section.tsx';
import * as styles from './RoomSection.css.ts';
import * as common from './Section.css.ts';

/** Where one sleeps (PR-063). */
export function RoomSection({ room }: { room: RoomData }) {
  const words = useWords(messages);
  const { size, capacity, maxCapacity, bedding, highlights, detailsSection, importantInfos } = room;
  const facts = [
    ...(size === null ? [] : [words('stay.roomSize', { size })]),
    words('stay.roomCapacity', { count: capacity }),
    ...(maxCapacity > capacity ? [words('stay.roomMost', { count: maxCapacity })] : []),
    ...(bedding === '' ? [] : [bedding]),
    ...highlights,
  ];
  return (
    <Section id="room" title={words('stay.section.room')}>
      <div className={styles.room}>
        <div className={styles.photo}>
          <Picture photo={photoOf(room.imageUrl, room.label, '640_360')} width={640} height={360} />
        </div>
        <div className={common.part}>
          <h3 className={common.subtitle}>{room.label}</h3>
          <ul className={common.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {importantInfos.map((info) => (
            <p key={info} className={common.muted}>
              {info}
            </p>
          ))}
          {detailsSection.length > 0 && (
            <details className={styles.details}>
              <summary className={styles.summary}>{words('stay.roomDetails')}</summary>
              {detailsSection.map(({ title, details }) => (
                <div key={title} className={common.part}>
                  <h4 className={styles.detailsTitle}>{title}</h4>
                  <ul className={common.list}>
                    {details.map((detail) => (
                      <li key={detail}>{detail}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </details>
          )}
        </div>
      </div>
    </Section>
  );
}
