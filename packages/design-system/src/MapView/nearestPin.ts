import type { Point } from './mercator.ts';

/** The direction of an arrow key. */
export type Heading = 'up' | 'down' | 'left' | 'right';

/**
 * Index of the pin that an arrow key leads to: the nearest one within 45° of that direction, otherwise the nearest of
 * those further aside. (With the cone first, the arrows reached every pin of many scattered sets; with distance or
 * weighted distance alone some were left out.) Pins at the same position are visited in the order of the list: right
 * and down lead to the next one. Returns -1 when there is no pin in that direction.
 *
 * @param places Positions of all pins, in any unit that is the same in both directions; `y` grows downwards.
 */
export function nearestPin(places: readonly Point[], from: number, heading: Heading): number {
  const start = places[from];
  if (!start) return -1;
  const isForth = heading === 'right' || heading === 'down';
  const sign = isForth ? 1 : -1;
  const isAcross = heading === 'left' || heading === 'right';
  let best = -1;
  let least = Infinity;
  let isStraight = false;
  let isShared = false;
  places.forEach((place, index) => {
    if (index === from) return;
    const dx = place.x - start.x;
    const dy = place.y - start.y;
    if (dx === 0 && dy === 0) {
      // At the same position: the next pin in the order of the list, or the previous one.
      const isAhead = isForth ? index > from : index < from;
      if (!isAhead) return;
      if (!isShared || !isForth) best = index;
      isShared = true;
      return;
    }
    if (isShared) return;
    const ahead = (isAcross ? dx : dy) * sign;
    const aside = Math.abs(isAcross ? dy : dx);
    if (ahead <= 0) return;
    const inCone = aside <= ahead;
    if (isStraight && !inCone) return;
    const distance = Math.hypot(ahead, aside);
    if (distance >= least && inCone === isStraight) return;
    isStraight = inCone;
    least = distance;
    best = index;
  });
  return best;
}
