import type { AccountTrip } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { Link } from '@sabadora/design-system/Link';
import { LOOKUP_PATH } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './Account.css.ts';
import { Trip } from './Trip.tsx';
import { groupTrips, type TripGroup } from './groupTrips.ts';
import messages from './Trips.messages.json';

export interface TripsProps {
  /** Trips of the account, the latest bought first. */
  trips: readonly AccountTrip[];
  /** E-mail address of the account. */
  email: string;
}

const GROUPS: readonly TripGroup[] = ['upcoming', 'vouchers', 'past'];

/** All purchases made with the account's e-mail address: coming stays, vouchers and past trips. */
export function Trips({ trips, email }: TripsProps) {
  const words = useWords(messages);
  const { today } = useShared().now;
  const groups = groupTrips(trips, today);
  const other = <Link href={LOOKUP_PATH}>{words('trips.other')}</Link>;
  if (trips.length === 0)
    return (
      <>
        <EmptyState
          sentence={words('trips.empty')}
          headingLevel={2}
          action={
            <>
              <p className={styles.hint}>{words('trips.emptyHint', { email })}</p>
              <Button href="/search">{words('trips.search')}</Button>
            </>
          }
        />
        <p className={styles.centred}>{other}</p>
      </>
    );
  return (
    <>
      {GROUPS.map(
        (group) =>
          groups[group].length > 0 && (
            <section key={group} className={styles.section} aria-labelledby={`trips-${group}`}>
              <h2 id={`trips-${group}`} className={styles.heading}>
                {words(`trips.${group}`)}
              </h2>
              <ul className={styles.list}>
                {groups[group].map((trip) => (
                  <Trip key={trip.booking.number} trip={trip} />
                ))}
              </ul>
            </section>
          ),
      )}
      <p className={styles.text}>{other}</p>
    </>
  );
}
