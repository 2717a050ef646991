import type { HotelInFull } from '@sabadora/api';
import { memo } from 'react';
import { useWords } from '../../../../kit/words/useWords.ts';
import { HotelHours } from '../../info/HotelHours.tsx';
import { InfoGroup } from '../../info/InfoGroup.tsx';
import { LocalTax } from '../../info/LocalTax.tsx';
import { PetPolicy } from '../../info/PetPolicy.tsx';
import { PracticalInfo } from '../../info/PracticalInfo.tsx';
import cancellationMessages from '../info/cancellation.messages.json';
import { CancellationRules, type CancellationRulesProps } from '../info/CancellationRules.tsx';
import stayMessages from '../stay.messages.json';
import { Section } from './Section.tsx';
import * as styles from './Section.css.ts';

export interface PracticalSectionProps {
  hotel: HotelInFull;
  /** Cancellation rules of an offer; left out for a hotel, which has none of its own. */
  cancellation?: CancellationRulesProps;
}

/**
 * What to know before arriving: hours, directions, pets, tax, cancellation (PR-062, PR-068, PR-147…PR-149, PR-178).
 */
export const PracticalSection = memo(function PracticalSection({
  hotel,
  cancellation,
}: PracticalSectionProps) {
  const words = useWords(cancellationMessages, stayMessages);
  return (
    <Section id="practicalInfo" title={words('stay.section.practicalInfo')}>
      <div className={styles.twoColumns}>
        <HotelHours hotel={hotel} />
        {cancellation && (
          <InfoGroup title={words('stay.cancellation')}>
            <CancellationRules {...cancellation} />
          </InfoGroup>
        )}
        <PracticalInfo hotel={hotel} />
        <PetPolicy hotel={hotel} />
        <LocalTax hotel={hotel} />
      </div>
    </Section>
  );
});
