import type { HotelInFull } from '@sabadora/api';
import { ExpandableText } from '@sabadora/design-system/ExpandableText';
import { useWords } from '../../../kit/words/useWords.ts';
import { EcoBanner } from '../info/EcoBanner.tsx';
import { HotelFacilities } from '../info/HotelFacilities.tsx';
import { HotelPlace } from '../stay/hotel/HotelPlace.tsx';
import { Section } from '../stay/sections/Section.tsx';
import * as common from '../stay/sections/Section.css.ts';
import * as styles from '../stay/sections/HotelSection.css.ts';
import messages from './hotel.messages.json';

/** Section on the hotel: its description, facilities and place (PR-053). */
export function AboutSection({ hotel }: { hotel: HotelInFull }) {
  const words = useWords(messages);
  const { label, description, location } = hotel;
  return (
    <Section id="about" title={words('hotel.about')}>
      <div className={common.twoColumns}>
        <div className={styles.about}>
          {description.length > 0 && (
            <ExpandableText
              text={description.join('\n\n')}
              subject={words('hotel.aboutSubject')}
              phoneLength={250}
              desktopLength={600}
            />
          )}
          <HotelFacilities hotel={hotel} />
          <EcoBanner hotel={hotel} />
        </div>
        <HotelPlace label={label} latitude={location.latitude} longitude={location.longitude} />
      </div>
    </Section>
  );
}
