/**
 * The percentile of values for a share from 0 to 1, e.g. 0.5 for the median (nearest rank).
 *
 * @throws RangeError for an empty list.
 */
export function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)];
  if (value === undefined) throw new RangeError('There is no percentile of nothing.');
  return value;
}
