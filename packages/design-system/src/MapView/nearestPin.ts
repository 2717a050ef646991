import type { Point } from './mercator.ts';

/** The direction of an arrow key. */
export type Heading = 'up' | 'down' | 'left' | 'right';

/**
 * Index of the pin that an arrow key leads to: the nearest one within 45° of that direction, else the nearest of those
 * that lie further aside. (With the cone first, the four arrows reached every pin of many scattered sets; by distance
 * or by a weighted distance alone some were left out.) Of pins at one and the same place, the next is to the right of and below the one before, so that
 * each can be reached. -1 when nothing lies that way.
 *
 * @param places places of all pins, in any unit that is the same in both directions; `y` grows downwards.
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
      // At the same place: the next of them in the order of the list, or the one before.
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
