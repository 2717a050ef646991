import type { Quote, WeekendDetail } from '@sabadora/api';
import { useStayProduct, type StayProduct } from '@sabadora/hooks';
import { useCallback, useState } from 'react';

/** Booking was asked for without dates; each time is another object, which opens the calendar again. */
export type DatesWanted = object;

/** A stay on its page, and what its parts share. */
export interface StayPage extends StayProduct {
  wanted: DatesWanted | undefined;
  forgetWanted: () => void;
  /** Goes to the checkout, or leads the visitor to what is missing (PR-033…PR-037). */
  book: () => void;
}

/** Of the panel with the dates, the people and the price. */
export const BOOKING_ID = 'booking';

/** Of the field for an activity's day. */
export const activityFieldId = (activityId: number) => `activity-${activityId}`;

/** What the page of a stay does: the headless product, and where its obstacles lead. */
export function useStayPage({ stay, quote }: { stay: WeekendDetail; quote: Quote | null }): StayPage {
  const product = useStayProduct({ detail: stay, quote: quote ?? undefined });
  const [wanted, setWanted] = useState<DatesWanted>();
  const { start, activities } = product;

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
    wanted,
    forgetWanted: useCallback(() => setWanted(undefined), []),
    book: () => void book(),
  };
}
