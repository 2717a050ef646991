import type { Point } from './mercator.ts';

/** A label that is placed on the map, centred on its place, if it collides with no other label. */
interface WantedLabel {
  /** Position in px of the whole map at the current zoom. */
  place: Point;
  /** Width in px. */
  width: number;
}

/**
 * Chooses the labels that have room, in the given order; the other pins are shown as dots. Depends on the zoom alone
 * and not on the visible part, so that panning never turns a label into a dot.
 *
 * @param height Height of a label with the room around it, in px.
 * @returns the indices of those that have room.
 */
export function labelledPins(labels: readonly WantedLabel[], height: number): Set<number> {
  const placed = new Set<number>();
  const rows = new Map<number, number[]>();
  labels.forEach(({ place, width }, index) => {
    const row = Math.floor(place.y / height);
    const isTaken = [row - 1, row, row + 1].some((near) =>
      rows.get(near)?.some((other) => {
        const label = labels[other];
        return (
          label !== undefined &&
          Math.abs(label.place.y - place.y) < height &&
          Math.abs(label.place.x - place.x) < (label.width + width) / 2
        );
      }),
    );
    if (isTaken) return;
    placed.add(index);
    const inRow = rows.get(row);
    if (inRow) inRow.push(index);
    else rows.set(row, [index]);
  });
  return placed;
}
