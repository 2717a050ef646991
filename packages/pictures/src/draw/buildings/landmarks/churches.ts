import type { Stage } from '../../stage.ts';
import { box, type Markup, num, outline, oval, path, polygon, rect, stroke } from '../../svg.ts';
import { drawSpire, drawTower } from '../tower.ts';
import { drawChurch } from '../church.ts';
import { type DrawLandmark, glow, lancet } from './landmark.ts';

function drawNave(
  stage: Stage,
  x: number,
  y: number,
  long: number,
  tall: number,
  wall: string,
  tiles: string,
  depth: number,
): Markup {
  return (
    path(box(x, y - tall, long, tall), stage.shaded(wall, depth)) +
    polygon(
      [
        [x, y - tall],
        [x + long * 0.06, y - tall * 1.36],
        [x + long * 0.94, y - tall * 1.36],
        [x + long, y - tall],
      ],
      stage.shaded(tiles, depth),
    ) +
    path(
      [0.14, 0.3, 0.46, 0.62, 0.78]
        .map((t) => lancet(x + long * (t + 0.04), y - tall * 0.22, long * 0.05, tall * 0.6))
        .join(''),
      glow(stage, depth),
    )
  );
}

/** Two towers and a nave with a slim spire over the crossing. */
export const cathedral: DrawLandmark = (stage, { x, y, height, depth }) => {
  const { stone: wall, tiles: roofs } = stage.setting;
  const tiles = roofs[0] ?? '#5f7480';
  const hasSpires = stage.random('cathedral spires').chance(0.5);
  const h = height * (hasSpires ? 0.74 : 1);
  const w = h * 0.2;
  const nave = h * 0.46;
  const rose = glow(stage, depth);
  const tower = (tx: number) =>
    drawTower(stage, tx, y, w, h * 0.8, wall, depth) +
    path(
      lancet(tx - w * 0.17, y - h * 0.56, w * 0.18, h * 0.18) +
        lancet(tx + w * 0.17, y - h * 0.56, w * 0.18, h * 0.18) +
        box(tx - w * 0.24, y - h * 0.48, w * 0.48, h * 0.09),
      rose,
    ) +
    (hasSpires
      ? drawSpire(stage, tx, y - h * 0.8, w * 1.06, h * 0.55, tiles, depth)
      : path(box(tx - w * 0.56, y - h * 0.83, w * 1.12, h * 0.04), stage.lit(wall, depth)));
  return [
    drawNave(stage, x, y, h * 1.1, nave, wall, tiles, depth),
    drawSpire(stage, x + h * 0.52, y - nave * 1.32, h * 0.09, h * 0.5, tiles, depth),
    tower(x - w * 0.75),
    tower(x + w * 0.75),
    rect(x - w * 0.3, y - h * 0.62, w * 0.6, h * 0.62, stage.tint(wall, depth)),
    path(oval(x, y - h * 0.46, w * 0.24), rose),
    path(lancet(x, y, w * 0.4, h * 0.18), stage.shaded('#4a4a50', depth)),
  ].join('');
};

/** Strasbourg and Antwerp: a great front with one openwork spire. */
export const oneSpire: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const wall = stage.setting.stone;
  const w = h * 0.15;
  const open = glow(stage, depth);
  return [
    drawNave(stage, x + w * 0.4, y, h * 0.62, h * 0.27, wall, stage.setting.tiles[0] ?? '#5f7480', depth),
    drawTower(stage, x + w * 1.02, y, w, h * 0.46, wall, depth),
    rect(x + w * 0.48, y - h * 0.475, w * 1.08, h * 0.018, stage.lit(wall, depth)),
    rect(x - w * 0.1, y - h * 0.44, w * 0.7, h * 0.44, stage.tint(wall, depth)),
    path(oval(x + w * 0.5, y - h * 0.29, w * 0.26), open),
    path(lancet(x + w * 0.5, y, w * 0.42, h * 0.16), stage.shaded('#4a4a50', depth)),
    drawTower(stage, x, y, w, h * 0.5, wall, depth),
    path(
      lancet(x - w * 0.2, y - h * 0.32, w * 0.18, h * 0.15) +
        lancet(x + w * 0.2, y - h * 0.32, w * 0.18, h * 0.15) +
        lancet(x, y - h * 0.08, w * 0.34, h * 0.16),
      open,
    ),
    drawTower(stage, x, y - h * 0.5, w * 0.74, h * 0.18, wall, depth),
    path(
      lancet(x - w * 0.15, y - h * 0.52, w * 0.15, h * 0.14) +
        lancet(x + w * 0.15, y - h * 0.52, w * 0.15, h * 0.14),
      open,
    ),
    path(
      [-0.44, 0.44]
        .map((t) =>
          outline([
            [x + t * w - w * 0.09, y - h * 0.5],
            [x + t * w, y - h * 0.7],
            [x + t * w + w * 0.09, y - h * 0.5],
          ]),
        )
        .join(''),
      stage.shaded(wall, depth),
    ),
    drawSpire(stage, x, y - h * 0.67, w * 0.72, h * 0.33, wall, depth),
    stroke(
      [0.2, 0.42, 0.62]
        .map(
          (t) =>
            `M${num(x - w * 0.34 * (1 - t))} ${num(y - h * (0.67 + 0.33 * t))}h${num(w * 0.68 * (1 - t))}`,
        )
        .join(''),
      stage.shaded(wall, depth * 0.6),
      h * 0.006,
    ),
  ].join('');
};

/** The church that the setting's villages have, too. */
export const parishChurch: DrawLandmark = (stage, { x, y, height, depth }) => {
  const { steeples, stone, tiles } = stage.setting;
  const steeple = stage.random('steeple').pick(steeples);
  return drawChurch(stage, {
    x,
    y,
    height: height * (steeple === 'spire' ? 0.55 : 0.62),
    steeple,
    wall: stone,
    tiles: tiles[0] ?? stone,
    depth,
  });
};

/** Bordeaux: a needle beside its church. */
export const needleSpire: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const wall = stage.setting.stone;
  const w = h * 0.13;
  return [
    drawNave(stage, x + w, y, h * 0.6, h * 0.26, wall, '#6b7a84', depth),
    drawTower(stage, x, y, w, h * 0.44, wall, depth),
    path(lancet(x, y - h * 0.2, w * 0.4, h * 0.17), glow(stage, depth)),
    path(
      [-0.5, 0.5]
        .map((t) =>
          outline([
            [x + t * w - w * 0.16, y - h * 0.4],
            [x + t * w, y - h * 0.56],
            [x + t * w + w * 0.16, y - h * 0.4],
          ]),
        )
        .join(''),
      stage.lit(wall, depth),
    ),
    drawSpire(stage, x, y - h * 0.44, w * 0.92, h * 0.56, wall, depth),
    stroke(
      [0.16, 0.34, 0.52, 0.7]
        .map(
          (t) =>
            `M${num(x - w * 0.44 * (1 - t))} ${num(y - h * (0.44 + 0.56 * t))}h${num(w * 0.88 * (1 - t))}`,
        )
        .join(''),
      stage.shaded(wall, depth),
      h * 0.006,
      { opacity: 0.6 },
    ),
  ].join('');
};

/** Palma: buttress beside buttress above the water. */
export const seaCathedral: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const sand = '#e8c48c';
  const half = h * 0.62;
  const buttresses = Array.from({ length: 10 }, (_, n) => {
    const at = x - half + (n + 0.5) * ((half * 2) / 10);
    return (
      drawTower(stage, at, y, h * 0.06, h * 0.42, sand, depth) +
      drawSpire(stage, at, y - h * 0.42, h * 0.062, h * 0.12, sand, depth)
    );
  });
  return [
    path(
      box(x - half * 0.94, y - h * 0.6, half * 1.88, h * 0.6),
      stage.shaded(sand, Math.min(1, depth + 0.06)),
    ),
    path(
      [-0.6, -0.36, -0.12, 0.12, 0.36, 0.6]
        .map((t) => lancet(x + t * half, y - h * 0.4, h * 0.04, h * 0.15))
        .join(''),
      glow(stage, depth),
    ),
    ...[-1, 1].map(
      (s) =>
        drawTower(stage, x + s * half, y, h * 0.12, h * 0.72, sand, depth) +
        drawSpire(stage, x + s * half, y - h * 0.72, h * 0.13, h * 0.2, sand, depth),
    ),
    ...buttresses,
  ].join('');
};
