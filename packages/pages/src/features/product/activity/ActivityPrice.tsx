import { PriceTag } from '@sabadora/design-system/PriceTag';
import { PromoBadge } from '@sabadora/design-system/PromoBadge';
import { SkeletonText } from '@sabadora/design-system/Skeletons';
import { formatMoney } from '@sabadora/domain';
import type { ActivityProduct } from '@sabadora/hooks';
import { useLayoutEffect } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { FOUND_BY_SERVER, IN_ITS_PLACE, releaseServerResults } from '../../results/server/serverResults.ts';
import * as styles from './ActivityPrice.css.ts';
import messages from './activity.messages.json';
import unitPriceMessages from '../../offers/unitPrice.messages.json';

/** The price per person and for the whole group (SE-187, PR-084), in a place of constant height. */
export function ActivityPrice({ product: { quote, isReady } }: { product: ActivityProduct }) {
  const words = useWords(messages, unitPriceMessages);
  const { locale } = useShared();
  const isOfServer = !isReady;
  useLayoutEffect(() => {
    if (isReady) releaseServerResults();
  }, [isReady]);
  if (!quote) return <p className={styles.total}>{words('activity.noPrice')}</p>;
  return (
    <div className={styles.place} role="status">
      <div className={styles.price} {...(isOfServer && FOUND_BY_SERVER)}>
        {quote.promotionPercent !== undefined && (
          <div className={styles.promotion}>
            <PromoBadge percent={quote.promotionPercent} />
          </div>
        )}
        <PriceTag
          priceCents={quote.perPerson}
          referenceCents={quote.referencePerPerson}
          note={words('cards.perPerson')}
          size="large"
          align="start"
        />
        <p className={styles.total}>
          {words('activity.total', {
            price: formatMoney(quote.total, locale),
            adults: words('activity.adults', { count: quote.adults }),
          })}
        </p>
      </div>
      {isOfServer && (
        <div {...IN_ITS_PLACE}>
          <SkeletonText fontSize="xl" width="half" />
          <SkeletonText fontSize="sm" width="half" />
        </div>
      )}
    </div>
  );
}
