/**
 * Splits an amount by weights into whole cents that add up to it; each part differs from its exact share by less than
 * a cent. When all weights are 0 the parts are equal; without weights there are no parts.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let weighed = 0;
  let shared = 0;
  return weights.map((weight) => {
    weighed += sum === 0 ? 1 : weight;
    const part = Math.round((amount * weighed) / (sum === 0 ? weights.length : sum)) - shared;
    shared += part;
    return part;
  });
}
