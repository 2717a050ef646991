import type { OrderedStay } from '@sabadora/api';
import { timeOfDay } from '@sabadora/days';
import { formatDay } from '@sabadora/domain';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { OrderRow } from '../orders/orderRow.ts';
import { wordingOf } from '../emails/emailWords.ts';

const DAY_MS = 86_400_000;

/** When a hotel expects its guests; null where it does not say. */
export interface HotelTimes {
  /** `HH:MM`. */
  checkInFrom: string | null;
  checkOutUntil: string | null;
}

/** The stay as an all-day event of a calendar (RFC 5545), from the day of arrival to that of departure, both included. */
export function stayCalendar(order: OrderRow, stay: OrderedStay, times: HotelTimes, now: Date): string {
  const { id, state, locale } = order;
  const { words } = wordingOf(locale);
  const isCancelled = state !== 'paid';
  const calendar = ical({
    prodId: { company: 'Sabadora', product: 'Stay' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const lines = [
    [words.number, String(order.number ?? '')],
    [words.checkin, times.checkInFrom],
    [words.checkout, times.checkOutUntil],
    ...stay.activities.map(({ title, date }) => [title, formatDay(date, locale, 'full')]),
  ];
  calendar.createEvent({
    // The same each time: a new file moves or cancels the event of an earlier one.
    id: `${id}@sabadora`,
    sequence: Math.floor(now.getTime() / 60_000),
    stamp: now,
    allDay: true,
    start: new Date(timeOfDay(stay.checkin)),
    // The end of an all-day event is the first day that it does not have.
    end: new Date(timeOfDay(stay.checkout) + DAY_MS),
    summary: `${stay.label}, ${stay.hotel.label}`,
    location: `${stay.hotel.label}, ${stay.hotel.address}`,
    description: lines.flatMap(([name, text]) => (text == null ? [] : [`${name}: ${text}`])).join('\n'),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
