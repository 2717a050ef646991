import type { Point, Size } from './mercator.ts';

/** A part of the map, in px from its top left corner. */
export interface Box extends Point, Size {}

/** Half the size of a usual pin with some space around it, in px. */
const USUAL_ROOM: Point = { x: 48, y: 28 };

/** Distance that a value must move to lie between two others; distance to their middle when there is no room. */
function into(value: number, least: number, most: number): number {
  if (least > most) return (least + most) / 2 - value;
  return Math.min(Math.max(value, least), most) - value;
}

/**
 * Distance in px that the map must move for a pin to be visible: inside the map and not covered. The distance is the
 * shortest possible, and zero when the pin is already visible.
 *
 * @param covered Parts of the map that are covered, e.g. by a card or a row of buttons.
 * @param room Half the size of the pin with the space around it, which is larger where text is larger.
 */
export function panToShow(
  pin: Point,
  map: Size,
  covered: readonly Box[] = [],
  room: Point = USUAL_ROOM,
): Point {
  const x = pin.x + into(pin.x, room.x, map.width - room.x);
  const y = pin.y + into(pin.y, room.y, map.height - room.y);
  let target = { x, y };
  for (const box of covered) {
    const left = box.x - room.x;
    const right = box.x + box.width + room.x;
    const top = box.y - room.y;
    const bottom = box.y + box.height + room.y;
    if (target.x <= left || target.x >= right || target.y <= top || target.y >= bottom) continue;
    const ways = [
      { x: left, y: target.y },
      { x: right, y: target.y },
      { x: target.x, y: top },
      { x: target.x, y: bottom },
    ].filter(
      (way) =>
        way.x >= room.x && way.x <= map.width - room.x && way.y >= room.y && way.y <= map.height - room.y,
    );
    const { x: fromX, y: fromY } = target;
    const far = (way: Point) => Math.abs(way.x - fromX) + Math.abs(way.y - fromY);
    const [nearest] = ways.toSorted((a, b) => far(a) - far(b));
    if (nearest) target = nearest;
  }
  return { x: target.x - pin.x, y: target.y - pin.y };
}
