import type { WeekendDetail } from '@sabadora/api';
import { DEFAULT_PARTY, PROMISED_GIFT_MONTHS } from '@sabadora/domain';
import { stayItem, useItemView } from '@sabadora/hooks';
import { useMemo } from 'react';
import { column } from '../../frame/PageFrame.css.ts';
import { GiftBar, GiftPanel, GiftSection, GiftSurroundings, StayOutline } from './lateParts.ts';
import type { GiftFacts } from './useGift.ts';
import * as styles from '../productLayout.css.ts';
import { StayPhotos, StayTitle } from '../stay/StayHead.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './giftBody.messages.json';

export interface GiftBodyProps {
  /** The stay in the gifting flow. */
  stay: WeekendDetail;
  /** Data for gifts sent by post; parts that the server could not load are left out. */
  posted: GiftFacts['posted'];
}

/** A gift is for two people, without dates (PR-002). */
const CRITERIA = { party: DEFAULT_PARTY };

/** Content of a stay's page as a gift (PR-001, PR-106): the stay, the gift's format, its price, and how it works. */
export function GiftBody({ stay, posted }: GiftBodyProps) {
  const words = useWords(messages);
  const facts = useMemo<GiftFacts>(
    () => ({ detail: stay, posted, months: PROMISED_GIFT_MONTHS.gift }),
    [stay, posted],
  );
  useItemView(stay.published ? stayItem(stay.offer) : undefined);
  const head = { detail: stay, flow: 'gifting' as const, criteria: CRITERIA };
  return (
    <>
      <div className={`${column} ${styles.page}`}>
        <StayPhotos page={head} />
        <div className={styles.columns}>
          <div className={styles.head}>
            <StayTitle page={head} />
          </div>
          <aside className={styles.booking} aria-label={words('gift.aside')}>
            <GiftPanel facts={facts} />
          </aside>
          <div className={styles.main}>
            <GiftSection facts={facts} />
            <StayOutline detail={stay} flow="gifting" />
          </div>
        </div>
        <div className={styles.wide}>
          <GiftSurroundings facts={facts} />
        </div>
      </div>
      <GiftBar facts={facts} />
    </>
  );
}
