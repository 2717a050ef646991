import type { ActivityDetail } from '@sabadora/api';
import { PinIcon } from '@sabadora/design-system/Icon';
import { mapAround } from '@sabadora/domain';
import { memo, useMemo } from 'react';
import { MapOnDemand } from '../../map/small/MapOnDemand.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import * as hotel from '../stay/sections/HotelSection.css.ts';
import { Section } from '../stay/sections/Section.tsx';
import * as common from '../stay/sections/Section.css.ts';
import * as info from '../info/info.css.ts';
import * as styles from './ActivityPlaces.css.ts';
import messages from './activity.messages.json';

/** The activity's centres with their addresses, and on a map (PR-071, PR-077). */
export const ActivityPlaces = memo(function ActivityPlaces({ detail }: { detail: ActivityDetail }) {
  const words = useWords(messages);
  const { activities, mainActivityCenter } = detail;
  const centers = useMemo(() => {
    const all = [mainActivityCenter, ...activities.map(({ activityCenter }) => activityCenter)];
    return [...new Map(all.map((center) => [center.id, center])).values()];
  }, [activities, mainActivityCenter]);
  const places = useMemo(
    () =>
      centers.map(({ id, label, location: { latitude, longitude } }) => ({
        id: String(id),
        name: label,
        latitude,
        longitude,
      })),
    [centers],
  );
  const start = useMemo(() => mapAround(places), [places]);
  return (
    <Section id="places" title={words('activity.where')}>
      <div className={common.twoColumns}>
        <ul className={styles.places}>
          {centers.map(({ id, label, location }) => (
            <li key={id} className={info.group}>
              <h3 className={common.subtitle}>{label}</h3>
              <address className={hotel.address}>
                <PinIcon size="small" />
                <span>{location.address}</span>
              </address>
            </li>
          ))}
        </ul>
        <MapOnDemand
          buttonLabel={words('activity.showMap')}
          label={words('activity.map', { place: mainActivityCenter.label })}
          pins={places}
          center={start}
        />
      </div>
    </Section>
  );
});
