import { daysBetween, type IsoDay } from '@sabadora/days';
import type { StayCalendarWords } from './words.ts';

interface Choice {
  checkIn: IsoDay | undefined;
  checkOut: IsoDay | undefined;
  words: Pick<StayCalendarWords, 'chooseAsCheckIn' | 'chooseAsCheckOut' | 'nights'>;
}

/** What a press on an open day does, in words (ALG-10); '' for a check-in that it would only choose again. */
export function nextStep(day: IsoDay, { checkIn, checkOut, words }: Choice): string {
  if (checkIn === undefined || checkOut !== undefined || day < checkIn) return words.chooseAsCheckIn;
  return day === checkIn ? '' : words.chooseAsCheckOut(words.nights(daysBetween(checkIn, day)));
}
