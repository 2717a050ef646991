/**
 * The lowest total of a minimum stay over all days on which it can begin, with its nights; the earliest of equal
 * totals. Both are 0 when no stay is possible.
 */
export function fromPrice(
  prices: readonly number[],
  minNights: readonly number[],
  rooms: readonly number[],
): { from_price: number; from_nights: number } {
  let best = 0;
  let bestNights = 0;
  for (let start = 0; start < prices.length; start++) {
    const nights = minNights[start] ?? 1;
    let total = 0;
    let night = start;
    while (night < start + nights && (rooms[night] ?? 0) > 0) total += prices[night++] ?? 0;
    if (night === start + nights && (bestNights === 0 || total < best)) [best, bestNights] = [total, nights];
  }
  return { from_price: best, from_nights: bestNights };
}
