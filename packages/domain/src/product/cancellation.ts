import type { IsoDay } from '@sabadora/days';

/** Conditions for changes and cancellation of an offer, as the server sent them (SE-189). */
export interface CancellationFacts {
  /** Check-in; null or undefined while no dates are chosen. */
  checkin?: IsoDay | null | undefined;
  cancellable: boolean;
  /** Last day of free changes for these dates; without one, the offer counts as not cancellable. */
  deadline?: IsoDay | null | undefined;
}

/** Cancellation terms to show; each kind has one text. */
export type CancellationTerms =
  /** The terms depend on dates, which are not chosen yet. */
  | { kind: 'add-dates' }
  | { kind: 'flexible'; until: IsoDay }
  | { kind: 'fixed' }
  /** The check-in day has passed, after which nothing is refunded. */
  | { kind: 'no-refund' };

/** Terms on `today`: 'flexible' until the deadline, 'fixed' from then until check-in (ALG-19, D-050, SE-214). */
export function cancellationTerms(facts: CancellationFacts, today: IsoDay): CancellationTerms {
  const { checkin, cancellable, deadline } = facts;
  if (checkin == null) return { kind: 'add-dates' };
  if (today > checkin) return { kind: 'no-refund' };
  // Without a deadline there is no last day to show (PR-144, PR-145).
  const isFlexible = cancellable && deadline != null && today <= deadline;
  return isFlexible ? { kind: 'flexible', until: deadline } : { kind: 'fixed' };
}
