import type { HotelSummary } from '@sabadora/api';
import { HotelStars } from '@sabadora/design-system/HotelStars';
import { PinIcon } from '@sabadora/design-system/Icon';
import { Link } from '@sabadora/design-system/Link';
import { ReviewScore } from '@sabadora/design-system/ReviewScore';
import { CARD_MESSAGES, scoreProps } from '../../offers/offerCardProps.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from './HotelFacts.css.ts';
import messages from './HotelFacts.messages.json';

export interface HotelFactsProps {
  hotel: HotelSummary;
  /** Address of the hotel's page. */
  href: string;
}

/**
 * Facts of the one hotel searched, which its cards do not repeat (SE-182): stars, score, address, and a link to its
 * page.
 */
export function HotelFacts({ hotel, href }: HotelFactsProps) {
  const words = useWords(messages, ...CARD_MESSAGES);
  const { stars, location } = hotel;
  const score = scoreProps(hotel, words);
  const town = [location.zipCode, location.label].filter(Boolean).join(' ');
  return (
    <div className={styles.facts}>
      {stars > 0 && <HotelStars count={stars} />}
      {score && <ReviewScore {...score} />}
      <span className={styles.address}>
        <PinIcon size="small" />
        <span>{[location.address, town].filter(Boolean).join(', ')}</span>
      </span>
      <Link href={href} tone="standalone">
        {words('search.seeHotel')}
      </Link>
    </div>
  );
}
