import type { IsoDay } from '@sabadora/days';

/** What a buyer may choose in case they cannot travel (ALG-19). */
export const CANCELLATION_OPTIONS = ['flexible', 'nonCancellable', 'insurance'] as const;
/** How a stay can be cancelled: one of `CANCELLATION_OPTIONS`. */
export type CancellationOption = (typeof CANCELLATION_OPTIONS)[number];

/** The flags of an order for each option (ALG-19, D-120). */
export const CANCELLATION_FLAGS: Readonly<
  Record<CancellationOption, { isCancellable: boolean; hasInsurance: boolean }>
> = {
  flexible: { isCancellable: true, hasInsurance: false },
  nonCancellable: { isCancellable: false, hasInsurance: false },
  insurance: { isCancellable: true, hasInsurance: true },
};

/**
 * The options to choose from, in the order to show them (ALG-19, PR-141, PR-151).
 *
 * @param deadline last day of free changes
 * @param insuranceAmount cents, when the insurance is enabled and its quote was received
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

/** The option chosen before the buyer chooses: the only one there is; with several, none (ALG-19, D-120). */
export function preselectedOption(options: readonly CancellationOption[]): CancellationOption | undefined {
  return options.length === 1 ? options[0] : undefined;
}
