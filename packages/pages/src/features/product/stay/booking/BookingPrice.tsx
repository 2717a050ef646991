import { visuallyHidden } from '@sabadora/design-system';
import { Button } from '@sabadora/design-system/Button';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { PromoBadge } from '@sabadora/design-system/PromoBadge';
import { SkeletonText } from '@sabadora/design-system/Skeletons';
import { addDays, formatDay } from '@sabadora/domain';
import { useSabadora } from '@sabadora/hooks';
import { useLayoutEffect } from 'react';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import {
  FOUND_BY_SERVER,
  IN_ITS_PLACE,
  releaseServerResults,
} from '../../../results/server/serverResults.ts';
import { lowestPrice, quotedPrice, type PriceShown } from '../stayPrice.ts';
import type { StayPage } from '../useStayPage.ts';
import messages from './booking.messages.json';
import * as styles from './BookingPrice.css.ts';
import { CARD_MESSAGES } from '../../../offers/offerCardProps.ts';
import failureMessages from '../../../frame/failure/failure.messages.json';

/** Price of the stay on the chosen dates, or its lowest price, in a place of constant height. */
export function BookingPrice({ page }: { page: StayPage }) {
  const { isReady } = page;
  const isOfServer = !isReady;
  // Here and not in the page: the page knows the hash before this part is hydrated.
  useLayoutEffect(() => {
    if (isReady) releaseServerResults();
  }, [isReady]);
  return (
    <div className={styles.place} role="status">
      <div className={styles.price} {...(isOfServer && FOUND_BY_SERVER)}>
        <Price page={page} />
      </div>
      {isOfServer && (
        <div {...IN_ITS_PLACE}>
          <PriceToCome />
        </div>
      )}
    </div>
  );
}

function Price({ page }: { page: StayPage }) {
  const common = useWords(failureMessages, ...CARD_MESSAGES);
  const { locale } = useShared();
  const { today } = useSabadora().now;
  const { quote, detail, flow, criteria } = page;
  switch (quote.status) {
    case 'no-dates':
      return <Amount price={lowestPrice(detail, { words: common, locale, flow, today })} />;
    case 'loading':
      return <PriceToCome />;
    case 'priced':
      return <Amount price={quotedPrice(quote.quote, criteria.party, common)} />;
    case 'unavailable':
      return <Unavailable page={page} />;
    case 'failed':
      return (
        <div className={styles.message}>
          <p className={styles.text}>{common('chrome.error')}</p>
          <Button tone="secondary" size="small" onClick={quote.retry}>
            {common('chrome.retry')}
          </Button>
        </div>
      );
  }
}

function Amount({ price: { promotionPercent, tag } }: { price: PriceShown }) {
  return (
    <>
      {promotionPercent !== undefined && (
        <div className={styles.promotion}>
          <PromoBadge percent={promotionPercent} />
        </div>
      )}
      <PriceTag {...tag} size="large" align="start" />
    </>
  );
}

function PriceToCome() {
  const words = useWords(messages);
  return (
    <>
      <span className={visuallyHidden}>{words('stay.quoteLoading')}</span>
      <SkeletonText fontSize="xl" width="half" />
      <SkeletonText fontSize="sm" width="half" />
    </>
  );
}

/**
 * The stay cannot be booked as chosen (PR-139): shows its minimum length (PR-042, D-165), and the nearest dates that
 * can be booked.
 */
function Unavailable({ page: { quote, setDates } }: { page: StayPage }) {
  const words = useWords(messages);
  const { locale } = useShared();
  if (quote.status !== 'unavailable') return null;
  const { error, nearest } = quote;
  const count = nearest?.nights;
  return (
    <div className={styles.message}>
      <p className={styles.text}>{words('stay.unavailable')}</p>
      {error.includes('MINIMUM_STAY') && (
        <p className={styles.text}>
          {count === undefined ? words('stay.multipleNights') : words('stay.minimumStay', { count })}
        </p>
      )}
      {nearest && (
        <Button
          tone="secondary"
          size="small"
          onClick={() =>
            setDates({ checkin: nearest.checkin, checkout: addDays(nearest.checkin, nearest.nights) })
          }
        >
          {words('stay.takeNearest', {
            date: formatDay(nearest.checkin, locale, 'weekday-day-month'),
            count: nearest.nights,
          })}
        </Button>
      )}
    </div>
  );
}
