import type { Flow } from '../../search/flow.ts';
import type { DraftDates } from '../../calendar/stay.ts';

/**
 * Whether a calendar offers the stay as a gift card: on product pages, in the booking flow, while no date is chosen
 * (SE-082, D-163).
 */
export function showsGiftPrompt(calendar: {
  flow: Flow;
  dates: DraftDates;
  isProductPage: boolean;
}): boolean {
  const { flow, dates, isProductPage } = calendar;
  return isProductPage && flow === 'booking' && dates.checkin === undefined && dates.checkout === undefined;
}
