import type { HotelInFull } from '@sabadora/api';
import { CheckIcon, PinIcon } from '@sabadora/design-system/Icon';
import { HotelStars } from '@sabadora/design-system/HotelStars';
import { useWords } from '../../../../kit/words/useWords.ts';
import { HotelPlace } from '../lateParts.ts';
import messages from '../stay.messages.json';
import { Section } from './Section.tsx';
import * as styles from './HotelSection.css.ts';
import * as common from './Section.css.ts';

/** The hotel: what it is, what it has, and where it is. */
export function HotelSection({ hotel }: { hotel: HotelInFull }) {
  const words = useWords(messages);
  const { label, stars, description, facilities, location } = hotel;
  const town = [location.zipCode, location.label].filter(Boolean).join(' ');
  return (
    <Section id="hotel" title={words('stay.section.hotel')}>
      <div className={common.twoColumns}>
        <div className={common.part}>
          <h3 className={common.subtitle}>
            {label} {stars > 0 && <HotelStars count={stars} />}
          </h3>
          <address className={styles.address}>
            <PinIcon size="small" />
            <span>{[location.address, town].filter(Boolean).join(', ')}</span>
          </address>
          {description.map((paragraph) => (
            <p key={paragraph} className={common.text}>
              {paragraph}
            </p>
          ))}
          {facilities.length > 0 && (
            <>
              <h3 className={`${common.subtitle} ${styles.facilitiesTitle}`}>{words('stay.facilities')}</h3>
              <ul className={styles.facilities}>
                {facilities.map((facility) => (
                  <li key={facility} className={styles.facility}>
                    <CheckIcon size="small" />
                    {facility}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <HotelPlace label={label} latitude={location.latitude} longitude={location.longitude} />
      </div>
    </Section>
  );
}
