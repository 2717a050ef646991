import type { ProgramItem } from '@sabadora/api';
import { visuallyHidden } from '@sabadora/design-system';
import { BedIcon, CupIcon, GiftIcon, StarIcon } from '@sabadora/design-system/Icon';
import { Picture } from '@sabadora/design-system/Picture';
import type { ProductFlow } from '@sabadora/domain';
import { useWords } from '../../../../kit/words/useWords.ts';
import { photoOf } from '../../../offers/photo.ts';
import messages from '../stay.messages.json';
import { Section } from './Section.tsx';
import * as styles from './ExperienceSection.css.ts';
import * as common from './Section.css.ts';

const ICONS = { ROOM: BedIcon, BREAKFAST: CupIcon, DINNER: GiftIcon, ACTIVITY: StarIcon };

/** What the stay includes, in the order in which it happens (PR-029). */
export function ExperienceSection({ program, flow }: { program: readonly ProgramItem[]; flow: ProductFlow }) {
  const words = useWords(messages);
  const id = flow === 'gifting' ? 'giftExperience' : 'experience';
  return (
    <Section id={id} title={words('stay.includes')}>
      <ol className={styles.programme}>
        {program.map((item, index) => (
          <li key={index} className={styles.item}>
            <Item item={item} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Item({ item }: { item: ProgramItem }) {
  const words = useWords(messages);
  const Icon = ICONS[item.type];
  const image = 'image' in item ? item.image : null;
  const extra = extraLines(item).filter(([, lines]) => lines.length > 0);
  const { title, details, schedules } = item;
  const about = [
    ...(item.type === 'ACTIVITY' && item.duration !== null ? [item.duration] : []),
    ...(item.type === 'ACTIVITY' && item.displayPax && item.participantsLabel !== null
      ? [item.participantsLabel]
      : []),
    ...(schedules === null ? [] : [schedules]),
  ];
  return (
    <>
      <span className={styles.disc}>
        <Icon />
      </span>
      <div className={styles.text}>
        <h3 className={common.subtitle}>{title}</h3>
        {details.length > 0 && <p className={common.text}>{details.join(' · ')}</p>}
        {about.length > 0 && <p className={common.muted}>{about.join(' · ')}</p>}
        {extra.length > 0 && (
          <details>
            <summary className={styles.summary}>
              {words('stay.details')}
              <span className={visuallyHidden}>: {title}</span>
            </summary>
            <dl className={styles.extra}>
              {extra.map(([key, lines]) => (
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
          </details>
        )}
      </div>
      {image !== null && (
        <div className={styles.photo}>
          <Picture photo={photoOf(image, '', '640_360')} width={640} height={360} />
        </div>
      )}
    </>
  );
}

type ExtraKey = 'stay.where' | 'stay.how' | 'stay.menu' | 'stay.why' | 'stay.mustKnow';

/** What is told on wish, under its headings. */
function extraLines(item: ProgramItem): [ExtraKey, readonly string[]][] {
  const known: [ExtraKey, readonly string[]] = ['stay.mustKnow', item.mustKnow];
  if (item.type === 'ROOM' || item.type === 'BREAKFAST') return [known];
  return [
    ['stay.why', item.why],
    ['stay.menu', item.menu],
    ['stay.where', item.where === null ? [] : [item.where]],
    ['stay.how', item.how === null ? [] : [item.how]],
    ['stay.mustKnow', [...item.mustKnow, ...item.importantInfos]],
  ];
}
