import type { Point } from './mercator.ts';

/** A label to be placed on the map if it collides with none, centred on its place. */
interface WantedLabel {
  /** In px of the whole map at the current zoom. */
  place: Point;
  /** In px. */
  width: number;
}

/**
 * Which labels have room, first come first served: the others are shown as dots. Depends on the zoom alone and not on
 * what is in view, so that panning turns no label into a dot.
 *
 * @param height of a label with the room around it, in px.
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
