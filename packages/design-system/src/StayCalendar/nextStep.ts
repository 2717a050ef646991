import { daysBetween, type IsoDay } from '@sabadora/days';
import type { StayCalendarWords } from './words.ts';

interface Choice {
  checkIn: IsoDay | undefined;
  checkOut: IsoDay | undefined;
  words: Pick<StayCalendarWords, 'chooseAsCheckIn' | 'chooseAsCheckOut' | 'nights'>;
}

/**
 * Describes what a press on an open day does (ALG-10); '' for the current check-in, which a press would not change.
 */
export function nextStep(day: IsoDay, { checkIn, checkOut, words }: Choice): string {
  if (checkIn === undefined || checkOut !== undefined || day < checkIn) return words.chooseAsCheckIn;
  return day === checkIn ? '' : words.chooseAsCheckOut(words.nights(daysBetween(checkIn, day)));
}
