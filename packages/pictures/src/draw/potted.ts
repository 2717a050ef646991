import { createRandom } from '../random.ts';
import type { Stage } from './stage.ts';
import { type Markup, num, oval, path, polygon, rect } from './svg.ts';

const POTS = ['#c26a46', '#b8653f', '#d9b98a', '#5d7f86'] as const;

/** A plant in a pot out of doors, its foot at (x, y). */
export function drawPotted(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  kind: 'leafy' | 'flowering',
): Markup {
  const random = createRandom(stage.key('potted'), Math.round(x), kind);
  const pot = random.pick(POTS);
  const w = height * (kind === 'leafy' ? 0.2 : 0.3);
  const rim = y - height * 0.38;
  const side = stage.lightSide(x);
  let dark = '';
  let bright = '';
  let blooms = '';
  if (kind === 'leafy')
    for (let n = 0; n < 11; n++) {
      const angle = -Math.PI / 2 + ((n - 5) / 5) * 1.2;
      const long = height * (0.46 + 0.16 * random.unit());
      const [tx, ty] = [x + Math.cos(angle) * long * 0.7, rim + Math.sin(angle) * long];
      const leaf = `M${num(x)} ${num(rim)}Q${num((x + tx) / 2 - height * 0.05)} ${num((rim + ty) / 2 - height * 0.12)} ${num(tx)} ${num(ty)}Q${num((x + tx) / 2 + height * 0.06)} ${num((rim + ty) / 2 - height * 0.02)} ${num(x)} ${num(rim)}Z`;
      if (n % 2) bright += leaf;
      else dark += leaf;
    }
  else
    for (let n = 0; n < 16; n++) {
      const angle = -Math.PI * random.unit();
      const reach = height * 0.34 * random.unit() ** 0.5;
      const [px, py] = [x + Math.cos(angle) * reach, rim - height * 0.06 + Math.sin(angle) * reach * 0.9];
      const r = height * (0.06 + 0.05 * random.unit());
      if (n % 3 === 0) bright += oval(px, py, r);
      else dark += oval(px, py, r * 1.2, r);
      if (n % 2) blooms += oval(px + r * 0.3, py - r * 0.5, height * 0.035);
    }
  const green = stage.land.isSnowy ? stage.land.spruce : '#3f7a58';
  return [
    path(dark, stage.shaded(green)),
    path(bright, stage.tint(green)),
    stage.land.isSnowy ? '' : path(blooms, stage.lit(stage.land.flower)),
    polygon(
      [
        [x - w, rim],
        [x + w, rim],
        [x + w * 0.72, y],
        [x - w * 0.72, y],
      ],
      stage.shaded(pot),
    ),
    polygon(
      [
        [x + side * w, rim],
        [x + side * w * 0.1, rim],
        [x + side * w * 0.06, y],
        [x + side * w * 0.72, y],
      ],
      stage.tint(pot),
    ),
    rect(x - w * 1.1, rim - height * 0.04, w * 2.2, height * 0.07, stage.tint(pot)),
  ].join('');
}
