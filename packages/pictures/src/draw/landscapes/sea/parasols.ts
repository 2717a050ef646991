import { drawSailboat } from '../../buildings/boats.ts';
import { landPath, ridgeOf } from '../../land.ts';
import { fade, HEIGHT, type Stage } from '../../stage.ts';
import { box, type Markup, num, outline, path, polygon, stroke } from '../../svg.ts';
import { drawShadow } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { DEEP, farCoast } from './parts.ts';

const CLOTHS = ['#c9573c', '#2f7480', '#e8b04a', '#14504a'] as const;

/** A broad beach in the morning: rows of parasols and deck chairs before the sea. */
export function parasols(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const wave = ridgeOf(stage, { part: 'surf', y: 0, rise: 10, span: 260 });
  const shore = (x: number) => horizon + 150 - ((x * side) / stage.core) * 60 + wave(x);
  const sand = stage.land.isSnowy ? '#ede6d8' : '#f1dcb0';
  const cloth = stage.random('parasols').pick(CLOTHS);
  const rows = [0.12, 0.42, 0.86].map((t, row) => {
    const gap = 190 + 210 * t;
    const size = 78 + 112 * t;
    return Array.from({ length: 2 * Math.ceil(stage.half / gap) + 3 }, (_, n) => {
      const x = (n - Math.ceil(stage.half / gap) - 1 + (row % 2) * 0.5) * gap + 30;
      const y = shore(x) + 70 + 330 * t;
      return y > HEIGHT + 60 || x * side < -stage.core * (0.72 - 0.5 * t)
        ? ''
        : drawBeachPlace(stage, x, y, size, cloth);
    }).join('');
  });
  return [
    farCoast(stage, horizon, 0.5),
    drawWater(stage, { from: horizon, deep: DEEP }),
    drawSailboat(stage, -side * stage.core * 0.46, horizon + 60, 110, 0.1, '#fbf2df'),
    drawSailboat(stage, -side * stage.core * 0.2, horizon + 24, 56, 0.24, '#f0c071'),
    path(
      landPath(stage, (x) => shore(x) - 12),
      '#fffaf0',
      { opacity: 0.55 },
    ),
    path(
      landPath(stage, shore),
      fade(stage, horizon + 90, HEIGHT, stage.shaded(sand), stage.lit(sand), stage.lit(sand)),
    ),
    ...rows,
  ].join('');
}

/** A parasol with its deck chair. */
function drawBeachPlace(stage: Stage, x: number, y: number, size: number, cloth: string): Markup {
  const top = y - size;
  const rim = top + size * 0.34;
  const w = size * 0.56;
  const panel = (from: number, to: number) =>
    `M${num(x)} ${num(top)}Q${num(x + w * from * 0.7)} ${num(top + size * 0.06)} ${num(x + w * from)} ${num(rim)}L${num(x + w * to)} ${num(rim)}Q${num(x + w * to * 0.7)} ${num(top + size * 0.06)} ${num(x)} ${num(top)}Z`;
  const side = stage.lightSide(x);
  const s = (value: number) => value * size;
  const chair = x - side * s(0.62);
  return [
    drawShadow(stage, x, y, s(0.5), s(0.9), 0.2),
    stroke(`M${num(x)} ${num(y)}V${num(top - s(0.05))}`, stage.tint('#f0e4cc'), s(0.035)),
    path(panel(-1, -0.42) + panel(0.05, 0.5), stage.tint(cloth)),
    path(panel(-0.42, 0.05) + panel(0.5, 1), stage.lit('#fbf4e4')),
    path(side === 1 ? panel(-1, -0.42) : panel(0.5, 1), stage.sky.shade, { opacity: 0.2 }),
    polygon(
      [
        [chair - s(0.3), y - s(0.3)],
        [chair - s(0.12), y - s(0.06)],
        [chair + s(0.28), y - s(0.1)],
        [chair + s(0.28), y - s(0.15)],
        [chair - s(0.08), y - s(0.13)],
        [chair - s(0.25), y - s(0.33)],
      ],
      stage.lit('#fbf4e4'),
    ),
    stroke(
      `M${num(chair - s(0.14))} ${num(y - s(0.08))}l${num(-s(0.06))} ${num(s(0.1))}M${num(chair + s(0.2))} ${num(y - s(0.1))}v${num(s(0.12))}`,
      stage.shaded('#8a6243'),
      s(0.03),
    ),
    path(box(chair - s(0.02), y - s(0.17), s(0.22), s(0.035)), stage.tint(cloth)),
    path(
      outline([
        [chair - s(0.3), y - s(0.3)],
        [chair - s(0.24), y - s(0.24)],
        [chair - s(0.19), y - s(0.29)],
        [chair - s(0.25), y - s(0.35)],
      ]),
      stage.tint(cloth),
    ),
  ].join('');
}
