import { type Markup, outline, oval, path, rect, stroke, num } from '../../svg.ts';
import type { Stage } from '../../stage.ts';
import { drawSpire, drawTower } from '../tower.ts';
import { arch, drawDomeRoof, drawTaper, type DrawLandmark, glow, lancet } from './landmark.ts';

const turrets = (
  stage: Stage,
  x: number,
  y: number,
  spread: number,
  size: number,
  tiles: string,
  depth: number,
): Markup =>
  path(
    [-1, 1]
      .map((s) =>
        outline([
          [x + s * spread - size * 0.5, y],
          [x + s * spread, y - size * 2.4],
          [x + s * spread + size * 0.5, y],
        ]),
      )
      .join(''),
    stage.shaded(tiles, depth),
  );

/** A tall square belfry over its square. */
export const belfry: DrawLandmark = (stage, { x, y, height, depth }) => {
  const wall = '#cf9d70';
  const tiles = '#56707a';
  const w = height * 0.19;
  return [
    drawTower(stage, x, y, w, height * 0.68, wall, depth),
    path(
      lancet(x - w * 0.2, y - height * 0.46, w * 0.2, height * 0.16) +
        lancet(x + w * 0.2, y - height * 0.46, w * 0.2, height * 0.16) +
        lancet(x, y - height * 0.24, w * 0.3, height * 0.1),
      glow(stage, depth),
    ),
    turrets(stage, x, y - height * 0.68, w * 0.44, w * 0.24, tiles, depth),
    drawTower(stage, x, y - height * 0.68, w * 0.66, height * 0.14, wall, depth),
    path(oval(x, y - height * 0.73, w * 0.2), stage.lit('#f7e6bd', depth)),
    rect(x - w * 0.58, y - height * 0.695, w * 1.16, height * 0.018, stage.lit(wall, depth)),
    drawSpire(stage, x, y - height * 0.82, w * 0.76, height * 0.2, tiles, depth),
  ].join('');
};

/** Bruges: two square storeys and an octagon with pinnacles, over a market hall. */
export const octagonBelfry: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const wall = '#c98f62';
  const w = h * 0.2;
  const hall = h * 0.24;
  return [
    drawTower(stage, x, y, h * 0.86, hall, wall, depth),
    path(
      outline([
        [x - h * 0.46, y - hall],
        [x - h * 0.38, y - hall * 1.42],
        [x + h * 0.38, y - hall * 1.42],
        [x + h * 0.46, y - hall],
      ]),
      stage.shaded('#5f6a70', depth),
    ),
    path(
      [-0.36, -0.27, -0.18, 0.18, 0.27, 0.36]
        .map((t) => lancet(x + t * h, y - hall * 0.3, h * 0.045, hall * 0.5))
        .join(''),
      glow(stage, depth),
    ),
    turrets(stage, x, y - hall, h * 0.42, h * 0.035, wall, depth),
    drawTower(stage, x, y, w * 1.12, h * 0.46, wall, depth),
    rect(x - w * 0.62, y - h * 0.47, w * 1.24, h * 0.018, stage.lit(wall, depth)),
    turrets(stage, x, y - h * 0.46, w * 0.52, w * 0.14, wall, depth),
    drawTower(stage, x, y - h * 0.46, w * 0.92, h * 0.22, wall, depth),
    path(
      lancet(x - w * 0.2, y - h * 0.5, w * 0.22, h * 0.14) +
        lancet(x + w * 0.2, y - h * 0.5, w * 0.22, h * 0.14) +
        lancet(x, y - h * 0.26, w * 0.26, h * 0.12),
      glow(stage, depth),
    ),
    turrets(stage, x, y - h * 0.68, w * 0.42, w * 0.13, wall, depth),
    drawTaper(stage, {
      x,
      y: y - h * 0.68,
      bottom: w * 0.68,
      top: w * 0.6,
      height: h * 0.25,
      colour: wall,
      depth,
    }),
    path(
      lancet(x - w * 0.14, y - h * 0.71, w * 0.13, h * 0.17) +
        lancet(x + w * 0.14, y - h * 0.71, w * 0.13, h * 0.17),
      glow(stage, depth),
    ),
    path(
      [-0.3, -0.1, 0.1, 0.3]
        .map((t) =>
          outline([
            [x + t * w - w * 0.06, y - h * 0.93],
            [x + t * w, y - h],
            [x + t * w + w * 0.06, y - h * 0.93],
          ]),
        )
        .join(''),
      stage.lit(wall, depth),
    ),
  ].join('');
};

/** Ghent: a belfry between two church towers. */
export const threeTowers: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const church = (at: number, size: number, colour: string, far: number) => {
    const w = size * 0.24;
    return [
      drawTower(stage, at, y, w, size * 0.9, colour, far),
      path(
        [0.14, 0.42, 0.68]
          .map(
            (t) =>
              lancet(at - w * 0.2, y - size * t, w * 0.18, size * 0.16) +
              lancet(at + w * 0.2, y - size * t, w * 0.18, size * 0.16),
          )
          .join(''),
        glow(stage, far),
      ),
      turrets(stage, at, y - size * 0.9, w * 0.4, w * 0.2, colour, far),
      rect(at - w * 0.54, y - size * 0.91, w * 1.08, size * 0.02, stage.lit(colour, far)),
    ].join('');
  };
  return [
    church(x - h * 0.36, h * 0.74, '#cdb595', Math.min(1, depth + 0.12)),
    church(x + h * 0.38, h * 0.8, '#d9c3a0', Math.min(1, depth + 0.06)),
    belfry(stage, { x, y, height: h, depth }),
  ].join('');
};

/** Amsterdam: a church tower in stages of diminishing lanterns, a crown on top. */
export const crownTower: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const brick = '#b9745a';
  const white = '#f0e2c8';
  const green = '#6d8f88';
  const w = h * 0.17;
  return [
    drawTower(stage, x, y, w, h * 0.5, brick, depth),
    path(oval(x, y - h * 0.43, w * 0.2), stage.lit('#f3e0a8', depth)),
    path(arch(x, y - h * 0.22, w * 0.3, h * 0.12), glow(stage, depth)),
    rect(x - w * 0.58, y - h * 0.515, w * 1.16, h * 0.022, stage.lit(white, depth)),
    drawTower(stage, x, y - h * 0.515, w * 0.8, h * 0.12, white, depth),
    path(
      arch(x - w * 0.18, y - h * 0.53, w * 0.2, h * 0.085) +
        arch(x + w * 0.18, y - h * 0.53, w * 0.2, h * 0.085),
      glow(stage, depth),
    ),
    rect(x - w * 0.48, y - h * 0.645, w * 0.96, h * 0.016, stage.lit(white, depth)),
    drawTower(stage, x, y - h * 0.645, w * 0.58, h * 0.095, green, depth),
    path(arch(x, y - h * 0.655, w * 0.22, h * 0.07), glow(stage, depth)),
    drawTaper(stage, {
      x,
      y: y - h * 0.74,
      bottom: w * 0.5,
      top: w * 0.3,
      height: h * 0.07,
      colour: green,
      depth,
    }),
    drawDomeRoof(stage, { x, y: y - h * 0.81, radius: w * 0.24, swell: 1.1, colour: '#d9a83c', depth }),
    stroke(`M${num(x)} ${num(y - h * 0.86)}V${num(y - h)}`, stage.shaded('#7a6a4c', depth), w * 0.05),
    path(oval(x, y - h * 0.9, w * 0.06), stage.lit('#e8bd4f', depth)),
  ].join('');
};

/** Utrecht: two square storeys and an open octagon. */
export const cathedralTower: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const wall = '#cfa988';
  const w = h * 0.2;
  return [
    drawTower(stage, x, y, w, h * 0.4, wall, depth),
    path(
      lancet(x - w * 0.2, y - h * 0.06, w * 0.22, h * 0.28) +
        lancet(x + w * 0.2, y - h * 0.06, w * 0.22, h * 0.28),
      glow(stage, depth),
    ),
    rect(x - w * 0.56, y - h * 0.41, w * 1.12, h * 0.016, stage.lit(wall, depth)),
    drawTower(stage, x, y - h * 0.41, w * 0.9, h * 0.3, wall, depth),
    path(
      lancet(x - w * 0.2, y - h * 0.44, w * 0.2, h * 0.23) +
        lancet(x + w * 0.2, y - h * 0.44, w * 0.2, h * 0.23),
      glow(stage, depth),
    ),
    rect(x - w * 0.5, y - h * 0.72, w, h * 0.014, stage.lit(wall, depth)),
    turrets(stage, x, y - h * 0.71, w * 0.38, w * 0.12, wall, depth),
    drawTaper(stage, {
      x,
      y: y - h * 0.72,
      bottom: w * 0.6,
      top: w * 0.54,
      height: h * 0.2,
      colour: '#e0cba8',
      depth,
    }),
    path(
      lancet(x - w * 0.13, y - h * 0.73, w * 0.13, h * 0.17) +
        lancet(x + w * 0.13, y - h * 0.73, w * 0.13, h * 0.17),
      glow(stage, depth),
    ),
    drawSpire(stage, x, y - h * 0.92, w * 0.5, h * 0.08, '#6b7a80', depth),
  ].join('');
};
