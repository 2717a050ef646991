import type { IsoDay } from '@sabadora/days';
import type { OrderRow } from '../orders/orderRow.ts';
import type { InstalmentRow } from '../payments/instalments.ts';
import { fill, wordingOf } from './emailWords.ts';
import type { Fact } from './facts.ts';
import { type EmailTexts, writeLetter } from './letter.ts';

/** The e-mail to a buyer whose bank declined an instalment. */
export function instalmentEmail(
  order: OrderRow,
  { amount, due_on }: Pick<InstalmentRow, 'amount' | 'due_on'>,
  /** Day of the next attempt; null when there is none. */
  tryOn: IsoDay | null,
  /** Origin of the market's site. */
  origin: string,
): EmailTexts {
  const { words, money, day } = wordingOf(order.locale);
  const number = String(order.number ?? '');
  const letter = {
    subject: fill(words.declinedSubject, { number }),
    intro: fill(words.declinedIntro, { amount: money(amount), date: day(due_on) }),
    facts: [[words.number, number] satisfies Fact],
    closing: tryOn === null ? words.declinedOver : fill(words.declinedAgain, { date: day(tryOn) }),
  };
  return writeLetter(order, letter, origin);
}
