import type { IsoDay } from '@sabadora/days';

/** Days from the first to the last, both included. */
export interface CampaignDays {
  from: IsoDay;
  until: IsoDay;
}

/** Why nothing can be booked at a partner's, and its day: the first day that it can be, or the last that it could. */
export interface CampaignClosed {
  reason: 'soon' | 'ended';
  day: IsoDay;
}

/** What keeps visitors of a campaign from booking on a day; undefined while it is open, as it is for ever without days. */
export function campaignClosed(booking: CampaignDays | undefined, today: IsoDay): CampaignClosed | undefined {
  if (!booking) return undefined;
  if (today < booking.from) return { reason: 'soon', day: booking.from };
  return today > booking.until ? { reason: 'ended', day: booking.until } : undefined;
}
