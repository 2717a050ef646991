import { GiftPrompt } from '../../../searchBox/GiftPrompt.tsx';
import type { StayPage } from '../useStayPage.ts';
import * as styles from './GiveInstead.css.ts';

/**
 * Suggests giving the stay to visitors who have chosen no dates (SE-082, D-163). It keeps its height once dates are
 * chosen.
 */
export function GiveInstead({ page: { flow, criteria, detail, giftCardHref } }: { page: StayPage }) {
  if (!detail.giftable) return null;
  const { checkin, checkout } = criteria.dates ?? {};
  return (
    <div className={styles.place}>
      <GiftPrompt
        flow={flow}
        dates={{ ...(checkin && { checkin }), ...(checkout && { checkout }) }}
        isProductPage
        href={giftCardHref}
      />
    </div>
  );
}
