import { mix } from './colour.ts';
import { type Ground, landPath } from './land.ts';
import { clip, fade, HEIGHT, type Stage } from './stage.ts';
import { group, type Markup, outline, oval, path } from './svg.ts';

export interface Rows {
  ground: Ground;
  /** Where the rows run to; above the ground's own line for a hill that falls towards us. */
  vanishing: { x: number; y: number };
  /** Of the crop, and of the earth between. */
  crop: string;
  earth: string;
  depth: number;
  /** Units between two rows at the foot of the picture. */
  spacing: number;
  /** Rows made of bushes (vines, lavender) instead of drills. @default false */
  isBushy?: boolean;
  bottom?: number;
}

/** A field in rows that run to a point, clipped to its hill. */
export function drawRows(stage: Stage, { ground, vanishing, crop, earth, depth, spacing, isBushy = false, bottom = HEIGHT }: Rows): Markup {
  const hill = landPath(stage, ground, bottom);
  const cut = clip(stage, hill);
  const top = ground(vanishing.x);
  const rise = (colour: string, far: string) => fade(stage, top, bottom, far, colour);
  const base = rise(stage.tint(earth, depth), stage.tint(mix(earth, crop, 0.5), depth + 0.22));
  const reach = stage.half * 2.6 + 1200;
  const count = Math.ceil(reach / spacing);
  const side = stage.lightSide(vanishing.x);
  let rows = '';
  let light = '';
  const spanY = bottom - vanishing.y;
  for (let row = -count; row <= count; row++) {
    const footX = vanishing.x + (row + 0.5) * spacing;
    const farX = vanishing.x + ((row + 0.5) * spacing) * 0.03;
    const width = spacing * 0.33;
    if (!isBushy) {
      rows += outline([[farX - width * 0.03, vanishing.y], [farX + width * 0.03, vanishing.y], [footX + width, bottom], [footX - width, bottom]]);
      light += outline([[farX, vanishing.y], [farX + side * width * 0.03, vanishing.y], [footX + side * width, bottom], [footX + side * width * 0.35, bottom]]);
      continue;
    }
    rows += outline([[farX - width * 0.03, vanishing.y], [farX + width * 0.03, vanishing.y], [footX + width * 0.8, bottom], [footX - width * 0.8, bottom]]);
    for (let step = 0; step < 16; step++) {
      const t = 1 - step / 16;
      const s = t ** 2.1;
      if (s < 0.04) break;
      const x = farX + (footX - farX) * s;
      const y = vanishing.y + spanY * s;
      if (Math.abs(x) > stage.half + 120) continue;
      const r = width * s;
      rows += oval(x, y - r * 0.35, r * 1.12, r * 0.95);
      light += oval(x + side * r * 0.35, y - r * 0.75, r * 0.62, r * 0.42);
    }
  }
  return [
    path(hill, base),
    group(
      path(rows, rise(stage.shaded(crop, depth), stage.tint(crop, depth + 0.2))) +
        path(light, rise(stage.lit(crop, depth), stage.lit(crop, depth + 0.2)), { opacity: isBushy ? 0.8 : 0.6 }),
      { 'clip-path': cut },
    ),
  ].join('');
}
