import type { HotelInFull } from '@sabadora/api';
import { useWords } from '../../../kit/words/useWords.ts';
import { InfoGroup } from './InfoGroup.tsx';
import { MoreInfo } from './MoreInfo.tsx';
import messages from './info.messages.json';
import * as styles from './info.css.ts';

const GETTING_THERE: ReadonlySet<string> = new Set(['access', 'parking']);
const OPENING_HOURS: ReadonlySet<string> = new Set(['reception', 'breakfast']);

/**
 * How to get there, opening hours, and what to know (PR-178): the first group in the page, all of them in a drawer.
 * Renders nothing when the hotel gives no such information.
 */
export function PracticalInfo({ hotel }: { hotel: HotelInFull }) {
  const words = useWords(messages);
  const { infoGeneral, importantInfos } = hotel;
  const way = infoGeneral.filter(({ code }) => GETTING_THERE.has(code));
  const hours = infoGeneral.filter(({ code }) => OPENING_HOURS.has(code));
  const others = infoGeneral.filter(({ code }) => !GETTING_THERE.has(code) && !OPENING_HOURS.has(code));
  const groups = [
    { title: words('hotelInfo.gettingThere'), subjects: way, lines: [] },
    { title: words('hotelInfo.openingHours'), subjects: hours, lines: [] },
    { title: words('hotelInfo.importantInfos'), subjects: others, lines: importantInfos },
  ].filter(({ subjects, lines }) => subjects.length > 0 || lines.length > 0);
  const [first] = groups;
  if (!first) return null;
  return (
    <InfoGroup title={first.title} lines={[...first.subjects.flatMap(({ lines }) => lines), ...first.lines]}>
      <MoreInfo label={words('hotelInfo.allPractical')} title={words('hotelInfo.practical')}>
        {groups.map(({ title, subjects, lines }) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            {subjects.map(({ code, title: subject, lines: sentences }) => (
              <InfoGroup key={code} title={subject} headingLevel={4} lines={sentences} />
            ))}
            {lines.map((line) => (
              <p key={line} className={styles.text}>
                {line}
              </p>
            ))}
          </section>
        ))}
      </MoreInfo>
    </InfoGroup>
  );
}
