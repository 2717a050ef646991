import { mix } from './colour.ts';
import { cells } from './land.ts';
import { clip, fade, HEIGHT, type Stage, veil } from './stage.ts';
import { box, group, lens, type Markup, path, rect } from './svg.ts';

export interface WaterShape {
  /** Height at which the water begins. */
  from: number;
  /** @default the foot of the picture */
  to?: number;
  /** What stands on the far shore, to be mirrored in the water. */
  mirrored?: Markup;
  /** Clarity of the reflection, 0 to 1. @default 0.5 */
  clarity?: number;
  /** Colour of deep water, e.g. bluer for the sea. @default the shade of the sky */
  deep?: string;
}

/** Lenses of light in rows that grow towards the viewer. */
function ripples(stage: Stage, from: number, to: number): Markup {
  let light = '';
  let dark = '';
  const rows = 15;
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.6) / rows;
    const y = from + (to - from) * t ** 1.7;
    const spacing = 150 + 260 * t;
    for (const cell of cells(stage, spacing)) {
      const unit = (what: string) => stage.unit(`ripple ${what} ${row}`, cell);
      if (unit('there') < 0.45) continue;
      const width = (40 + 130 * t) * (0.5 + unit('width'));
      const mark = lens((cell + unit('x')) * spacing, y + (unit('y') - 0.5) * 12 * t, width, 1.6 + 7 * t);
      if (unit('dark') < 0.42) dark += mark;
      else light += mark;
    }
  }
  const { sky } = stage;
  return (
    path(light, mix(sky.low, sky.sun, 0.3), { opacity: 0.34 }) + path(dark, sky.shade, { opacity: 0.13 })
  );
}

/** The reflection of the sun on the water. */
function glitter(stage: Stage, from: number, to: number): Markup {
  const random = stage.random('glitter');
  let d = '';
  const rows = 26;
  for (let row = 0; row < rows; row++) {
    const t = row / rows;
    const y = from + 3 + (to - from) * t ** 1.35;
    const spread = 34 + 120 * t;
    const count = t < 0.2 ? 1 : random.int(1, 3);
    for (let n = 0; n < count; n++) {
      const width = (70 + 90 * t) * (0.35 + random.unit() * 0.75);
      d += lens(
        stage.sun.x + (random.unit() - 0.5) * 2 * spread * (n ? 1 : 0.5) - width / 2,
        y,
        width,
        3 + 9 * t,
      );
    }
  }
  return path(d, stage.sky.sun, { opacity: stage.sky.hour === 'noon' ? 0.5 : 0.78 });
}

/** A sheet of water that reflects the sky, the shore and the sun. */
export function drawWater(
  stage: Stage,
  { from, to = HEIGHT, mirrored = '', clarity = 0.5, deep }: WaterShape,
): Markup {
  const { sky } = stage;
  const body = deep ? stage.tint(deep) : mix(sky.top, sky.shade, 0.35);
  const fill = fade(
    stage,
    from,
    to,
    mix(mix(sky.low, body, 0.16), sky.haze, 0.3),
    mix(mix(sky.mid, body, 0.42), sky.haze, 0.1),
    mix(sky.top, body, 0.72),
  );
  const shore = clip(stage, box(-stage.half, from, stage.half * 2, to - from));
  const mirror = mirrored
    ? group(
        group(mirrored, { transform: `translate(0 ${(2 * from).toFixed(1)}) scale(1 -1)`, opacity: clarity }),
        { 'clip-path': shore },
      )
    : '';
  return [
    rect(-stage.half, from, stage.half * 2, to - from, fill),
    mirror,
    mirrored
      ? rect(
          -stage.half,
          from,
          stage.half * 2,
          to - from,
          veil(stage, from, to, mix(sky.top, body, 0.6), [0, 0.25, 0.85]),
        )
      : '',
    group(ripples(stage, from, to) + glitter(stage, from, to), { 'clip-path': shore }),
    rect(-stage.half, from - 1, stage.half * 2, 3, mix(sky.low, sky.sun, 0.4), { opacity: 0.55 }),
  ].join('');
}
