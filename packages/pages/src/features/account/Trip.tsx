import type { AccountTrip } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Picture } from '@sabadora/design-system/Picture';
import { formatMoney, LOOKUP_PATH } from '@sabadora/domain';
import { useOpenBooking } from '@sabadora/hooks';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { stateBadge } from '../lookup/booking/stateBadge.css.ts';
import { photoOf } from '../offers/photo.ts';
import { datesText } from '../searchBox/dates/datesText.ts';
import messages from './Trips.messages.json';
import * as styles from './Trip.css.ts';

export interface TripProps {
  trip: AccountTrip;
}

/** One order of an account with a link to its booking, which opens without the lookup form. */
export function Trip({ trip: { booking, access } }: TripProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const open = useOpenBooking();
  const { number: reference, state, product, total } = booking;
  const hotel = product.kind === 'box' ? undefined : product.hotel;
  return (
    <li className={styles.trip}>
      <div className={styles.picture}>
        <Picture photo={photoOf(product.imageUrl, '')} width={640} height={360} />
      </div>
      <div className={styles.about}>
        <div className={styles.line}>
          <span className={stateBadge[state]}>{words(`trips.state.${state}`)}</span>
          <span className={styles.label}>{words('trips.number', { reference })}</span>
        </div>
        <div>
          {hotel && <p className={styles.place}>{hotel.town}</p>}
          <h3 className={styles.name}>{hotel ? hotel.label : product.label}</h3>
          {hotel && <p className={styles.label}>{product.label}</p>}
        </div>
        {product.kind === 'stay' && <p className={styles.dates}>{datesText(product, locale)}</p>}
        <div className={styles.line}>
          <span className={styles.price}>{formatMoney(total, locale)}</span>
          <Button
            href={`${LOOKUP_PATH}?number=${reference}#route=invoice`}
            tone="secondary"
            onClick={() => open(access)}
          >
            {words('trips.manage', { reference })}
          </Button>
        </div>
      </div>
    </li>
  );
}
