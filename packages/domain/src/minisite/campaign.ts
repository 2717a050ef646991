import type { IsoDay } from '@sabadora/days';

/** First and last day of a campaign, inclusive. */
export interface CampaignDays {
  from: IsoDay;
  until: IsoDay;
}

/**
 * Why a partner's site is closed for booking. `day` is the first day of booking if that is ahead, else the last one.
 */
export interface CampaignClosed {
  reason: 'soon' | 'ended';
  day: IsoDay;
}

/**
 * Why visitors of a campaign cannot book on a day; undefined while it is open. A campaign without days is always
 * open.
 */
export function campaignClosed(booking: CampaignDays | undefined, today: IsoDay): CampaignClosed | undefined {
  if (!booking) return undefined;
  if (today < booking.from) return { reason: 'soon', day: booking.from };
  return today > booking.until ? { reason: 'ended', day: booking.until } : undefined;
}
