import type { IsoDay } from '@sabadora/days';

/** Options for the case that the buyer cannot travel (ALG-19). */
export const CANCELLATION_OPTIONS = ['flexible', 'nonCancellable', 'insurance'] as const;
/** How a stay can be cancelled: one of `CANCELLATION_OPTIONS`. */
export type CancellationOption = (typeof CANCELLATION_OPTIONS)[number];

/** Flags of an order for each option (ALG-19, D-120). */
export const CANCELLATION_FLAGS: Readonly<
  Record<CancellationOption, { isCancellable: boolean; hasInsurance: boolean }>
> = {
  flexible: { isCancellable: true, hasInsurance: false },
  nonCancellable: { isCancellable: false, hasInsurance: false },
  insurance: { isCancellable: true, hasInsurance: true },
};

/**
 * Options of an order, in the order to show them (ALG-19, PR-141, PR-151).
 *
 * @param deadline last day of free changes
 * @param insuranceAmount price in cents, when the insurance is enabled and its quote was received
 */
export function cancellationOptions(facts: {
  cancellable: boolean;
  deadline?: IsoDay | null | undefined;
  today: IsoDay;
  insuranceAmount?: number | null | undefined;
}): CancellationOption[] {
  const { cancellable, deadline, today, insuranceAmount } = facts;
  const isFlexible = cancellable && deadline != null && today <= deadline;
  return [
    ...(isFlexible ? (['flexible'] as const) : []),
    'nonCancellable',
    ...(insuranceAmount == null ? [] : (['insurance'] as const)),
  ];
}

/** Preselected option: the only one; undefined when there are several (ALG-19, D-120). */
export function preselectedOption(options: readonly CancellationOption[]): CancellationOption | undefined {
  return options.length === 1 ? options[0] : undefined;
}
