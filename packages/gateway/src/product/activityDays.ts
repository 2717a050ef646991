import type { ActivityDates } from '@sabadora/api';
import { daysFrom, type IsoDay, weekday } from '@sabadora/days';
import type { Language } from '@sabadora/place-names';
import type { ProgramLine } from '../database/offerTables.ts';
import { textIn } from '../search/locale.ts';

/** A programme line for which the guest chooses a day. */
interface DatedLine extends ProgramLine {
  itemId: number;
  weekdays: number[];
}

/** Whether the guest chooses a day for a line. */
export const isDated = (line: ProgramLine): line is DatedLine => line.itemId != null && line.weekdays != null;

/**
 * The activities of a stay for which a day is chosen, each with the days of the stay on which it takes place:
 * check-in and check-out included, but for a dinner not the day of the check-out.
 */
export function activityDays(
  program: readonly ProgramLine[],
  { checkin, nights }: { checkin: IsoDay; nights: number },
  language: Language,
): ActivityDates[] {
  const days = daysFrom(checkin, nights + 1);
  return program.filter(isDated).map(({ type, itemId, weekdays, titles }) => ({
    activityId: itemId,
    title: textIn(titles, language),
    dates: (type === 'DINNER' ? days.slice(0, -1) : days).filter((day) => weekdays.includes(weekday(day))),
  }));
}
