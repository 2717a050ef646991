import { cells } from '../land.ts';
import { fade, type Stage } from '../stage.ts';
import { type Markup, num, path } from '../svg.ts';

/** Fronts of northern towns. */
export const BRICK = ['#b9583f', '#e0b183', '#8c4a3c', '#d98e5f', '#efd9b4', '#5d6f72', '#c97350'] as const;

/** Towers and roofs far off, one tone of haze. */
export function drawSkyline(stage: Stage, base: number, depth: number, size: number): Markup {
  let d = '';
  for (const cell of cells(stage, size)) {
    const unit = (what: string) => stage.unit(`skyline ${what}`, cell);
    const x = cell * size;
    const h = size * (0.35 + unit('h') * 0.6);
    d += `M${num(x)} ${base}v${num(-h)}l${num(size * 0.5)} ${num(-size * 0.3)}l${num(size * 0.52)} ${num(size * 0.3)}v${num(h)}Z`;
    if (unit('tower') < 0.2)
      d += `M${num(x)} ${base}v${num(-h * 2.1)}l${num(size * 0.14)} ${num(-size * 0.7)}l${num(size * 0.14)} ${num(size * 0.7)}v${num(h * 2.1)}Z`;
  }
  return path(
    d,
    fade(
      stage,
      base - size * 1.6,
      base,
      stage.tint('#8a7f86', depth),
      stage.tint('#b59a88', Math.min(1, depth + 0.25)),
    ),
  );
}
