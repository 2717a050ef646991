import type { Colour } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { box } from '../svg.ts';

/** A building by its left base point, its distance, and its colours at noon. */
export interface HouseShape {
  x: number;
  y: number;
  /** Widths of the gable and of the long side. */
  front: number;
  side: number;
  height: number;
  roof: number;
  wall: Colour;
  tiles: Colour;
  depth: number;
  /** Rows of windows. @default 1 */
  floors?: number;
  /** Whether the gable is at the right instead of the left. @default false */
  isTurned?: boolean;
  /** Whether features of the setting's houses are left out, as for a nave or a barn. @default false */
  isPlain?: boolean;
}

/** Small upright windows in rows; most of them are lit in the dark. */
export function windowsIn(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  seed = 0,
): { lamp: string; dark: string } {
  const w = Math.min((width / columns) * 0.36, (height / rows) * 0.42);
  const h = Math.min(w * 1.5, (height / rows) * 0.56);
  let lamp = '';
  let dark = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const opening = box(
        x + ((column + 0.5) / columns) * width - w / 2,
        y + ((row + 0.5) / rows) * height - h / 2,
        w,
        h,
      );
      if (stage.unit('lamp', seed * 97 + row * 13 + column + Math.round(x)) < 0.62) lamp += opening;
      else dark += opening;
    }
  }
  return { lamp, dark };
}
