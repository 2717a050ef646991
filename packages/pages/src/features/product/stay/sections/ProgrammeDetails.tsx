import type { ProgramItem } from '@sabadora/api';
import { Picture } from '@sabadora/design-system/Picture';
import { useWords } from '../../../../kit/words/useWords.ts';
import { photoOf } from '../../../offers/photo.ts';
import { aboutItem, detailsOfItem, imageOfItem } from './programmeParts.tsx';
import messages from './sections.messages.json';
import * as styles from './ProgrammeDetails.css.ts';

/** All details of one part of a stay (PR-029). */
export function ProgrammeDetails({ item }: { item: ProgramItem }) {
  const words = useWords(messages);
  const image = imageOfItem(item);
  const about = aboutItem(item);
  return (
    <div className={styles.details}>
      {image !== null && (
        <div className={styles.photo}>
          <Picture photo={photoOf(image, '', '640_360')} width={640} height={360} />
        </div>
      )}
      <h3 className={styles.title}>{item.title}</h3>
      {about.length > 0 && <p className={styles.about}>{about.join(' · ')}</p>}
      {item.details.length > 0 && <p className={styles.line}>{item.details.join(' · ')}</p>}
      <dl className={styles.list}>
        {detailsOfItem(item).map(([key, lines]) => (
          <div key={key}>
            <dt className={styles.term}>{words(key)}</dt>
            {lines.map((line) => (
              <dd key={line} className={styles.line}>
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
