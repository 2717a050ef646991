import { fade, type Stage } from '../stage.ts';
import { type Markup, num, stroke } from '../svg.ts';

/** An old bridge of stone arches, its parapet at `y`, its feet in the water at `water`. */
export function drawBridge(
  stage: Stage,
  x: number,
  y: number,
  water: number,
  span: number,
  arches: number,
  depth: number,
): Markup {
  const { stone } = stage.setting;
  const left = x - (span * arches) / 2;
  const width = span * arches;
  const camber = span * 0.16;
  let holes = '';
  for (let n = 0; n < arches; n++) {
    const ax = left + n * span + span * 0.1;
    const r = span * 0.4;
    holes += `M${num(ax)} ${num(water + 4)}V${num(Math.max(y + 20, water - r * 0.35))}a${num(r)} ${num(Math.min(r, water - r * 0.35 - y - 12))} 0 0 1 ${num(r * 2)} 0V${num(water + 4)}Z`;
  }
  const whole = `M${num(left - span)} ${num(water)}V${num(y + 14)}Q${num(x)} ${num(y - camber)} ${num(left + width + span)} ${num(y + 14)}V${num(water)}Z${holes}`;
  return [
    `<path d="${whole}" fill="${fade(stage, y, water, stage.lit(stone, depth), stage.shaded(stone, depth))}" fill-rule="evenodd"/>`,
    stroke(
      `M${num(left - span)} ${num(y + 14)}Q${num(x)} ${num(y - camber)} ${num(left + width + span)} ${num(y + 14)}`,
      stage.lit('#efe0c4', depth),
      6,
    ),
  ].join('');
}
