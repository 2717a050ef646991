import type { Random } from '../../random.ts';
import type { Gable } from '../../settings/setting.ts';
import { type Colour, mix } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { box, type Markup, num, outline, path, type Point, polygon, rect, stroke } from '../svg.ts';

/** One house of a row. */
export interface Lot {
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
  wall: Colour;
  face: Colour;
  tiles: Colour;
  cell: number;
  random: Random;
}

const gablePath = (gable: Gable, x: number, y: number, width: number): string => {
  const h = width * 0.62;
  const c = x + width / 2;
  switch (gable) {
    case 'step': {
      const left: Point[] = [];
      const right: Point[] = [];
      for (let n = 0; n < 4; n++) {
        const inset = (width / 2) * (n / 4.4);
        left.push([x + inset, y - (h * n) / 4], [x + inset, y - (h * (n + 1)) / 4]);
        right.push([x + width - inset, y - (h * n) / 4], [x + width - inset, y - (h * (n + 1)) / 4]);
      }
      return outline([[x, y], ...left, ...right.toReversed(), [x + width, y]]);
    }
    case 'bell':
      return `M${num(x)} ${num(y)}q${num(width * 0.3)} ${num(-h * 0.05)} ${num(width * 0.28)} ${num(-h * 0.72)}q${num(width * 0.22)} ${num(-h * 0.36)} ${num(width * 0.44)} 0q${num(-width * 0.02)} ${num(h * 0.67)} ${num(width * 0.28)} ${num(h * 0.72)}Z`;
    case 'spout':
      return outline([
        [x, y],
        [c - width * 0.12, y - h * 0.78],
        [c - width * 0.12, y - h],
        [c + width * 0.12, y - h],
        [c + width * 0.12, y - h * 0.78],
        [x + width, y],
      ]);
    case 'pitched':
      return outline([
        [x, y],
        [c, y - h * 1.2],
        [x + width, y],
      ]);
    case 'flat':
    case 'low':
    case 'mansard':
      return box(x - width * 0.015, y - h * 0.1, width * 1.03, h * 0.12);
  }
};

/** The top of a house above its walls: gable or roof. */
export function drawFrontTop(
  stage: Stage,
  gable: Gable,
  { x, y, width, height, depth, face, tiles, random }: Lot,
): Markup {
  const top = y - height;
  const roof = stage.shaded(tiles, depth);
  const chimney = (at: number, tall: number) =>
    rect(x + width * at, top - tall, width * 0.09, tall, stage.shaded('#b4785c', depth));
  const snow = (points: readonly Point[]) =>
    stage.land.isSnowy ? polygon(points, stage.lit(stage.land.snow, depth), { opacity: 0.9 }) : '';
  switch (gable) {
    case 'low': {
      const rise = width * 0.13 * (stage.setting.house.pitch ?? 1) * 1.5;
      const shape: Point[] = [
        [x - width * 0.03, top + 4],
        [x + width * 0.08, top - rise],
        [x + width * 0.92, top - rise],
        [x + width * 1.03, top + 4],
      ];
      return (
        chimney(random.chance(0.5) ? 0.2 : 0.7, rise + width * 0.13) +
        polygon(shape, random.chance(0.5) ? roof : stage.tint(tiles, depth)) +
        rect(x - width * 0.03, top + 1, width * 1.06, 4, stage.shaded(tiles, depth * 0.8)) +
        snow([
          [x + width * 0.03, top - rise * 0.4],
          [x + width * 0.08, top - rise - 2],
          [x + width * 0.92, top - rise - 2],
          [x + width * 0.97, top - rise * 0.4],
        ])
      );
    }
    case 'mansard': {
      const rise = height * 0.2;
      let dormers = '';
      let panes = '';
      const count = width > 130 ? 3 : 2;
      for (let n = 0; n < count; n++) {
        const cx = x + (width * (n + 0.5)) / count;
        dormers += `M${num(cx - width * 0.06)} ${num(top - 3)}v${num(-rise * 0.52)}q${num(width * 0.06)} ${num(-rise * 0.2)} ${num(width * 0.12)} 0v${num(rise * 0.52)}Z`;
        panes += box(cx - width * 0.03, top - rise * 0.46, width * 0.06, rise * 0.42);
      }
      return [
        chimney(0.06, rise + width * 0.1),
        chimney(0.82, rise + width * 0.14),
        polygon(
          [
            [x - 1, top + 2],
            [x + width * 0.05, top - rise * 0.82],
            [x + width * 0.13, top - rise],
            [x + width * 0.87, top - rise],
            [x + width * 0.95, top - rise * 0.82],
            [x + width + 1, top + 2],
          ],
          stage.tint(tiles, depth),
        ),
        polygon(
          [
            [x + width * 0.05, top - rise * 0.82],
            [x + width * 0.13, top - rise],
            [x + width * 0.87, top - rise],
            [x + width * 0.95, top - rise * 0.82],
          ],
          stage.land.isSnowy ? stage.lit(stage.land.snow, depth) : roof,
        ),
        path(dormers, face),
        path(panes, stage.window),
        rect(x - 2, top - 2, width + 4, 6, stage.lit(stage.setting.stone, depth)),
      ].join('');
    }
    case 'pitched': {
      const h = width * 0.62 * 1.2;
      return [
        path(gablePath(gable, x, top + 2, width), face),
        stroke(
          `M${num(x - width * 0.05)} ${num(top + 4)}L${num(x + width / 2)} ${num(top - h)}L${num(x + width * 1.05)} ${num(top + 4)}`,
          stage.land.isSnowy ? stage.lit(stage.land.snow, depth) : roof,
          width * 0.075,
        ),
        rect(x + width * 0.42, top - h * 0.44, width * 0.16, h * 0.26, stage.window),
      ].join('');
    }
    case 'step':
    case 'bell':
    case 'spout':
      stage.drawn.add(gable === 'step' ? 'stepGable' : 'dutchGable');
      return (
        path(gablePath(gable, x, top + 1, width), mix(face, stage.sky.shade, 0.1)) +
        rect(x + width * 0.44, top - width * 0.2, width * 0.12, width * 0.14, stage.window)
      );
    case 'flat':
      return path(gablePath(gable, x, top + 1, width), stage.lit(face, depth * 0.5));
  }
}
