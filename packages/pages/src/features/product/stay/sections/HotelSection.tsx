import type { HotelInFull } from '@sabadora/api';
import { ExpandableText } from '@sabadora/design-system/ExpandableText';
import { HotelStars } from '@sabadora/design-system/HotelStars';
import { PinIcon } from '@sabadora/design-system/Icon';
import { memo } from 'react';
import { useWords } from '../../../../kit/words/useWords.ts';
import { EcoBanner } from '../../info/EcoBanner.tsx';
import { HotelFacilities } from '../../info/HotelFacilities.tsx';
import { HotelPlace } from '../hotel/HotelPlace.tsx';
import stayMessages from '../stay.messages.json';
import messages from './sections.messages.json';
import { Section } from './Section.tsx';
import * as styles from './HotelSection.css.ts';
import * as common from './Section.css.ts';

/** The hotel: description, facilities and place. */
export const HotelSection = memo(function HotelSection({ hotel }: { hotel: HotelInFull }) {
  const words = useWords(messages, stayMessages);
  const { label, stars, description, location } = hotel;
  const town = [location.zipCode, location.label].filter(Boolean).join(' ');
  return (
    <Section id="hotel" title={words('stay.section.hotel')}>
      <div className={common.twoColumns}>
        <div className={styles.about}>
          <h3 className={common.subtitle}>
            {label} {stars > 0 && <HotelStars count={stars} />}
          </h3>
          <address className={styles.address}>
            <PinIcon size="small" />
            <span>{[location.address, town].filter(Boolean).join(', ')}</span>
          </address>
          <ExpandableText text={description.join('\n\n')} subject={words('stay.subject.hotel')} />
          <HotelFacilities hotel={hotel} />
          <EcoBanner hotel={hotel} />
        </div>
        <HotelPlace label={label} latitude={location.latitude} longitude={location.longitude} />
      </div>
    </Section>
  );
});
