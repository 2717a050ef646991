import { changeProductFlow, PROMISED_GIFT_MONTHS } from '@sabadora/domain';
import type { Quote, WeekendDetail } from '@sabadora/api';
import { toHref, useAddress, useStayProduct, type StayProduct } from '@sabadora/hooks';
import { useCallback, useMemo, useState } from 'react';
import type { GiftFacts } from '../gift/useGift.ts';

/** Set when a booking button is pressed without dates; a new object each time, which opens the calendar again. */
export type DatesWanted = object;

export interface StayProps {
  stay: WeekendDetail;
  /** For the dates in the query; null without dates, or when it could not be had. */
  quote: Quote | null;
  /** In gifting, for gifts that go by post; what the server could not have is left out. */
  posted?: GiftFacts['posted'] | undefined;
}

/** A stay on its page, and what its parts share. */
export interface StayPage extends StayProduct {
  wanted: DatesWanted | undefined;
  forgetWanted: () => void;
  /** The stay as a gift, in gifting. */
  gift: GiftFacts | undefined;
  /** The page of the stay as a gift card (GIFTCARD, ALG-31), which starts with as many nights as the dates (D-142). */
  giftCardHref: string;
  /** Goes to the checkout, or leads the visitor to what is missing (PR-033…PR-037). */
  book: () => void;
}

/** Of the panel with the dates, the people and the price. */
export const BOOKING_ID = 'booking';

/** Of the form in it, which the buttons of the bars send. */
export const BOOKING_FORM_ID = 'booking-form';

/** Of the field for an activity's day. */
export const activityFieldId = (activityId: number) => `activity-${activityId}`;

/** What the page of a stay does: the headless product, and where its obstacles lead. */
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
