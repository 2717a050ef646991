import { visuallyHidden } from '@sabadora/design-system';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { PromoBadge } from '@sabadora/design-system/PromoBadge';
import { SkeletonText } from '@sabadora/design-system/Skeletons';
import { useLayoutEffect } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import { FOUND_BY_SERVER, IN_ITS_PLACE, releaseServerResults } from '../../results/server/serverResults.ts';
import { giftPrice } from './giftPrice.ts';
import { useGift, type GiftFacts } from './useGift.ts';
import messages from './gift.messages.json';
import * as styles from './GiftPrice.css.ts';

/** Price of the gift as chosen, in a place of constant height. The server knows only what is chosen in the query. */
export function GiftPrice({ facts }: { facts: GiftFacts }) {
  const words = useWords(messages);
  const gift = useGift(facts);
  const { isReady, quote } = gift;
  // Here and not in the page: the page knows the hash before this part is hydrated.
  useLayoutEffect(() => {
    if (isReady) releaseServerResults();
  }, [isReady]);
  const promo = facts.detail.giftPrices?.promo ?? null;
  const price = quote && giftPrice({ ...gift, quote }, { words, promo });
  return (
    <div className={styles.place} role="status">
      <div className={styles.price} {...(!isReady && FOUND_BY_SERVER)}>
        {price ? (
          <>
            {price.promotionPercent !== undefined && (
              <div className={styles.promotion}>
                <PromoBadge percent={price.promotionPercent} />
              </div>
            )}
            <PriceTag {...price.tag} size="large" align="start" />
          </>
        ) : (
          <p className={styles.none}>{words('gift.unavailable')}</p>
        )}
      </div>
      {!isReady && (
        <div {...IN_ITS_PLACE}>
          <span className={visuallyHidden}>{words('gift.priceLoading')}</span>
          <SkeletonText fontSize="xl" width="half" />
          <SkeletonText fontSize="sm" width="half" />
        </div>
      )}
    </div>
  );
}

/** The price on one line, for a bar. */
export function GiftBarPrice({ facts }: { facts: GiftFacts }) {
  const words = useWords(messages);
  const gift = useGift(facts);
  const { quote, isReady } = gift;
  if (!quote) return null;
  const { tag } = giftPrice({ ...gift, quote }, { words, promo: facts.detail.giftPrices?.promo ?? null });
  const { perNightCents: _, note: __, ...price } = tag;
  return (
    <div className={styles.line}>
      <div {...(!isReady && FOUND_BY_SERVER)}>
        <PriceTag {...price} align="start" />
      </div>
    </div>
  );
}
