import { changeProductFlow, PROMISED_GIFT_MONTHS } from '@sabadora/domain';
import type { Quote, WeekendDetail } from '@sabadora/api';
import { toHref, useAddress, useStayProduct, type StayProduct } from '@sabadora/hooks';
import { useCallback, useMemo, useState } from 'react';
import type { GiftFacts } from '../gift/useGift.ts';

/** Set when a booking button is pressed without dates. A new object each time, so that the calendar opens again. */
export type DatesWanted = object;

export interface StayProps {
  stay: WeekendDetail;
  /** Quote for the dates in the query; null without dates or if it could not be loaded. */
  quote: Quote | null;
  /** In gifting, data for gifts sent by post; parts that the server could not load are left out. */
  posted?: GiftFacts['posted'] | undefined;
}

/** State of a stay's page, shared by its parts. */
export interface StayPage extends StayProduct {
  wanted: DatesWanted | undefined;
  forgetWanted: () => void;
  /** Data of the stay as a gift; only in gifting. */
  gift: GiftFacts | undefined;
  /**
   * Address of the stay as a gift card (GIFTCARD, ALG-31); its number of nights starts as that of the dates (D-142).
   */
  giftCardHref: string;
  /** Goes to the checkout, or moves the visitor to the field that is missing (PR-033…PR-037). */
  book: () => void;
}

/** Id of the panel with the dates, the people and the price. */
export const BOOKING_ID = 'booking';

/** Id of the form in that panel; the buttons of the bars submit it. */
export const BOOKING_FORM_ID = 'booking-form';

/** Id of the field for an activity's day. */
export const activityFieldId = (activityId: number) => `activity-${activityId}`;

/** State of a stay's page: the headless product, and the handling of what prevents a booking. */
export function useStayPage({ stay, quote, posted }: StayProps): StayPage {
  const product = useStayProduct({ detail: stay, quote: quote ?? undefined });
  const [wanted, setWanted] = useState<DatesWanted>();
  const { start, activities, detail, flow } = product;
  const address = useAddress();
  const gift = useMemo(
    () =>
      flow === 'gifting' ? { detail, posted: posted ?? {}, months: PROMISED_GIFT_MONTHS.stay } : undefined,
    [flow, detail, posted],
  );

  const book = async () => {
    const obstacle = await start();
    if (obstacle === undefined) return;
    const panel = document.getElementById(BOOKING_ID);
    if (obstacle === 'activityDates') {
      const open = activities.find(({ chosen }) => chosen === undefined);
      const field = open && document.getElementById(activityFieldId(open.activityId));
      field?.querySelector('select')?.focus();
      return;
    }
    panel?.scrollIntoView({ block: 'nearest' });
    if (obstacle === 'dates') setWanted({});
  };

  return {
    ...product,
    gift,
    giftCardHref: toHref(changeProductFlow({ ...address, path: `/gift/${detail.offer.id}` }, 'gifting')),
    wanted,
    forgetWanted: useCallback(() => setWanted(undefined), []),
    book: () => void book(),
  };
}
