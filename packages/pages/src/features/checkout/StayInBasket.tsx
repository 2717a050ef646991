import type { OrderedStay } from '@sabadora/api';
import { Picture } from '@sabadora/design-system/Picture';
import { formatDay, type Locale } from '@sabadora/domain';
import { photoOf } from '../offers/photo.ts';
import { datesText } from '../searchBox/dates/datesText.ts';
import { partyText } from '../searchBox/participants/partyText.ts';
import { useShared } from '../../kit/document/PageRoot.tsx';
import type { Words } from '../../kit/words/messages.ts';
import { useWords } from '../../kit/words/useWords.ts';
import partyTextMessages from '../searchBox/participants/partyText.messages.json';
import messages from './checkout.messages.json';
import * as styles from './StayInBasket.css.ts';

/** What is known of a stay before its rooms are taken. */
export type BasketStay = Pick<OrderedStay, 'label' | 'imageUrl'> & {
  hotel: Pick<OrderedStay['hotel'], 'label' | 'town'>;
} & Partial<Pick<OrderedStay, 'checkin' | 'checkout' | 'nights' | 'adult' | 'child' | 'baby' | 'activities'>>;

export interface StayInBasketProps {
  stay: BasketStay;
}

/** The stay that is bought: picture, hotel, days, people and the days of its activities. */
export function StayInBasket({ stay }: StayInBasketProps) {
  const words = useWords(messages, partyTextMessages);
  const { locale } = useShared();
  return (
    <div className={styles.stay}>
      <div className={styles.picture}>
        <Picture photo={photoOf(stay.imageUrl, '')} width={640} height={360} />
      </div>
      <div className={styles.text}>
        <p className={styles.town}>{stay.hotel.town}</p>
        <p className={styles.hotel}>{stay.hotel.label}</p>
        <p className={styles.label}>{stay.label}</p>
      </div>
      <dl className={styles.facts}>
        {factsOf(stay, { words, locale }).map(([name, values]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            {values.map((value) => (
              <dd key={value} className={styles.value}>
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

function factsOf(
  stay: BasketStay,
  { words, locale }: { words: Words<typeof messages | typeof partyTextMessages>; locale: Locale },
): [name: string, values: string[]][] {
  const { checkin, checkout, nights, adult, child = 0, baby = 0, activities = [] } = stay;
  const facts: [string, string[]][] = [];
  if (checkin !== undefined && checkout !== undefined && nights !== undefined)
    facts.push([
      words('checkout.dates'),
      [`${datesText({ checkin, checkout }, locale)} · ${words('checkout.nights', { nights })}`],
    ]);
  if (adult !== undefined)
    facts.push([
      words('checkout.guests'),
      [partyText({ adults: adult, children: child, babies: baby }, words)],
    ]);
  if (activities.length > 0)
    facts.push([
      words('checkout.activities'),
      activities.map(({ title, date }) => `${title}, ${formatDay(date, locale, 'weekday-day-month')}`),
    ]);
  return facts;
}
