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
  /** In gifting. */
  stay: WeekendDetail;
  /** For gifts that are posted; what the server could not have is left out. */
  posted: GiftFacts['posted'];
}

/** A gift is for two, without dates (PR-002). */
const CRITERIA = { party: DEFAULT_PARTY };

/** A stay as a gift from top to bottom (PR-001, PR-106): what it is, how it is given, what it costs, how it works. */
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
