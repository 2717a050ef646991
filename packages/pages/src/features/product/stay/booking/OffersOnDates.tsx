import { Link } from '@sabadora/design-system/Link';
import { formatMoney, productHref } from '@sabadora/domain';
import { useProductOffers } from '@sabadora/hooks';
import { useId } from 'react';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import type { StayPage } from '../useStayPage.ts';
import messages from './OffersOnDates.messages.json';
import * as styles from './OffersOnDates.css.ts';

/** Maximum number of other offers shown for a stay that is not available. */
const SHOWN = 3;

/** Other offers of the hotel, with prices, on the dates on which this stay is not available (PR-048). */
export function OffersOnDates({ page }: { page: StayPage }) {
  const words = useWords(messages);
  const { locale } = useShared();
  const titleId = useId();
  const { detail, criteria, flow, address } = page;
  const { dates, party } = criteria;
  const { id } = detail.offer;
  const offers = useProductOffers({ offerId: id, dates, party });
  const others = offers.filter(({ weekendId }) => weekendId !== id).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <div className={styles.offers}>
      <p id={titleId} className={styles.title}>
        {words('stay.freeOnDates')}
      </p>
      <ul className={styles.list} aria-labelledby={titleId}>
        {others.map(({ weekendId, label, priceInfo }) => (
          <li key={weekendId} className={styles.offer}>
            <Link
              href={productHref(['stay', weekendId], { flow, query: address.query, hash: address.hash })}
              tone="standalone"
            >
              {label}
            </Link>
            <span>{formatMoney(priceInfo.sellPrice, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
