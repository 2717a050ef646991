import { mix } from './colour.ts';
import { type Ground, landPath } from './land.ts';
import { clip, fade, HEIGHT, type Stage } from './stage.ts';
import { group, type Markup, outline, oval, path } from './svg.ts';

export interface Rows {
  ground: Ground;
  /** Vanishing point of the rows; above the ground's line for a hill that falls towards the viewer. */
  vanishing: { x: number; y: number };
  /** Colour of the crop; `earth` is the colour between the rows. */
  crop: string;
  earth: string;
  depth: number;
  /** Distance between two rows at the bottom of the picture. */
  spacing: number;
  /** Whether rows consist of bushes (vines, lavender) instead of drills. @default false */
  isBushy?: boolean;
  bottom?: number;
}

/** A strip that widens towards the viewer, as a part of a path. */
const wedge = (farX: number, farY: number, footX: number, footY: number, width: number): string =>
  outline([
    [farX - width * 0.03, farY],
    [farX + width * 0.03, farY],
    [footX + width, footY],
    [footX - width, footY],
  ]);

/** A field in rows that run to a point, clipped to its hill. */
export function drawRows(
  stage: Stage,
  { ground, vanishing, crop, earth, depth, spacing, isBushy = false, bottom = HEIGHT }: Rows,
): Markup {
  const hill = landPath(stage, ground, bottom);
  const cut = clip(stage, hill);
  const top = ground(vanishing.x);
  const rise = (colour: string, far: string) => fade(stage, top, bottom, far, colour);
  const base = rise(stage.tint(earth, depth), stage.tint(mix(earth, crop, 0.5), depth + 0.22));
  const reach = stage.half * 2.6 + 1200;
  const count = Math.ceil(reach / spacing);
  const side = stage.lightSide(vanishing.x);
  let rows = '';
  let crowns = '';
  let light = '';
  const spanY = bottom - vanishing.y;
  for (let row = -count; row <= count; row++) {
    const footX = vanishing.x + (row + 0.5) * spacing;
    const farX = vanishing.x + (row + 0.5) * spacing * 0.03;
    const width = spacing * 0.33;
    if (!isBushy) {
      rows += wedge(farX, vanishing.y, footX, bottom, width);
      light += outline([
        [farX, vanishing.y],
        [farX + side * width * 0.03, vanishing.y],
        [footX + side * width, bottom],
        [footX + side * width * 0.35, bottom],
      ]);
      continue;
    }
    // A hedge: dark at its base, light at its crown, with scattered leaves.
    rows += wedge(farX, vanishing.y, footX, bottom, width * 0.8);
    crowns += wedge(farX + side * 0.4, vanishing.y - 2, footX + side * width * 0.2, bottom, width * 0.5);
    // Rows far to the side are plain bands; nearer ones have bushes.
    if (Math.abs(row + 0.5) > 6) continue;
    const ratio = 1 - Math.min(0.125, 0.3 / Math.abs(row + 0.5));
    for (let s = 1.04, step = 0; s > 0.07; s *= ratio, step++) {
      const jitter = ((row * 31 + step * 17 + row * step * 5) % 11) / 11;
      const x = farX + (footX - farX) * s;
      if (Math.abs(x) > stage.half + 90) continue;
      const y = vanishing.y + spanY * s;
      const r = width * s * (0.78 + 0.3 * jitter);
      rows += oval(x - side * r * 0.1, y - r * 0.1, r, r * 0.6);
      crowns += oval(x + side * r * 0.16, y - r * 0.42, r * 0.78, r * 0.5);
      light +=
        oval(x + side * r * (0.2 + 0.4 * jitter), y - r * (0.62 + 0.16 * jitter), r * 0.3, r * 0.17) +
        oval(x - side * r * (0.35 * jitter), y - r * (0.5 + 0.3 * jitter), r * 0.2, r * 0.12);
    }
  }
  return [
    path(hill, base),
    group(
      path(rows, rise(stage.shaded(crop, depth), stage.tint(crop, depth + 0.2))) +
        path(crowns, rise(stage.tint(crop, depth), stage.tint(crop, depth + 0.16))) +
        path(light, rise(stage.lit(crop, depth), stage.lit(crop, depth + 0.2)), {
          opacity: isBushy ? 0.85 : 0.6,
        }),
      { 'clip-path': cut },
    ),
  ].join('');
}
