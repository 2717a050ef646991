import type { Point, Size } from './mercator.ts';

/** A part of the map, in px from its top left corner. */
export interface Box extends Point, Size {}

/** Half of a usual pin with some air around it, in px. */
const USUAL_ROOM: Point = { x: 48, y: 28 };

/** By how much a value has to move to lie between two others; to the middle when there is no room. */
function into(value: number, least: number, most: number): number {
  if (least > most) return (least + most) / 2 - value;
  return Math.min(Math.max(value, least), most) - value;
}

/**
 * By how much the drawing has to move, in px, for a pin to be in sight: inside the map and not under what lies over it.
 * No further than needed; zero when it is in sight already.
 *
 * @param covered what lies over the map: a card, a row of buttons.
 * @param room half of the pin with the air around it, which is more where text is larger.
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
