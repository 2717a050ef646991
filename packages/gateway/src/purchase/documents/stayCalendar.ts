import type { OrderedStay } from '@sabadora/api';
import { timeOfDay } from '@sabadora/days';
import { formatDay } from '@sabadora/domain';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { OrderRow } from '../orders/orderRow.ts';
import { wordingOf } from '../emails/emailWords.ts';

const DAY_MS = 86_400_000;

/** The hotel's check-in and check-out times; null when not known. */
export interface HotelTimes {
  /** `HH:MM`. */
  checkInFrom: string | null;
  checkOutUntil: string | null;
}

/** The stay as an all-day event (RFC 5545), from the day of arrival to the day of departure, both included. */
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
    // A constant id, so that a new file moves or cancels the event of an earlier one.
    id: `${id}@sabadora`,
    sequence: Math.floor(now.getTime() / 60_000),
    stamp: now,
    allDay: true,
    start: new Date(timeOfDay(stay.checkin)),
    // The end of an all-day event is exclusive.
    end: new Date(timeOfDay(stay.checkout) + DAY_MS),
    summary: `${stay.label}, ${stay.hotel.label}`,
    location: `${stay.hotel.label}, ${stay.hotel.address}`,
    description: lines.flatMap(([name, text]) => (text == null ? [] : [`${name}: ${text}`])).join('\n'),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
