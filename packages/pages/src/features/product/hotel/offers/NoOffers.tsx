import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { Link } from '@sabadora/design-system/Link';
import { phoneHref } from '@sabadora/domain';
import type { HotelProduct } from '@sabadora/hooks';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import * as styles from './Offers.css.ts';
import messages from './offers.messages.json';

export interface NoOffersProps {
  page: HotelProduct;
}

/**
 * Message that the hotel has no offers, or none for the dates and people; then with a button to all offers, and help
 * (PR-059, PR-060).
 */
export function NoOffers({ page }: NoOffersProps) {
  const words = useWords(messages);
  const { path, helpPhone = '' } = useShared();
  const { detail, criteria, reset } = page;
  if (detail.offerCount === 0) return <EmptyState sentence={words('hotel.noOffers')} headingLevel={3} />;
  const tel = phoneHref(helpPhone);
  const sentence = words(criteria.dates ? 'hotel.noAvailability' : 'hotel.noRoomForParty');
  return (
    <div className={styles.empty}>
      <EmptyState
        sentence={sentence}
        headingLevel={3}
        action={
          <Button
            href={path}
            onClick={(event) => {
              event.preventDefault();
              reset();
            }}
          >
            {words('hotel.seeAllOffers')}
          </Button>
        }
      />
      <p className={styles.help}>
        {words('hotel.help')}
        {tel !== undefined && (
          <>
            {' '}
            <Link href={tel}>{helpPhone}</Link>
          </>
        )}
      </p>
    </div>
  );
}
