import type { IsoDay } from '@sabadora/days';

/** An offer's conditions for changes and cancellation, as the server sent them (SE-189). */
export interface CancellationFacts {
  /** Check-in; null or undefined while no dates are chosen. */
  checkin?: IsoDay | null | undefined;
  cancellable: boolean;
  /** Last day of free changes, for these dates; without one the offer is as good as not cancellable. */
  deadline?: IsoDay | null | undefined;
}

/** The cancellation terms to show; each kind is one text. */
export type CancellationTerms =
  /** Conditions belong to dates. */
  | { kind: 'add-dates' }
  | { kind: 'flexible'; until: IsoDay }
  | { kind: 'fixed' }
  /** The check-in day, after which nothing is refunded, is over. */
  | { kind: 'no-refund' };

/** The terms that hold on `today`: from the deadline to check-in nothing is promised (ALG-19, D-050, SE-214). */
export function cancellationTerms(facts: CancellationFacts, today: IsoDay): CancellationTerms {
  const { checkin, cancellable, deadline } = facts;
  if (checkin == null) return { kind: 'add-dates' };
  if (today > checkin) return { kind: 'no-refund' };
  // Without a deadline there is no day to promise anything until (PR-144, PR-145).
  const isFlexible = cancellable && deadline != null && today <= deadline;
  return isFlexible ? { kind: 'flexible', until: deadline } : { kind: 'fixed' };
}
