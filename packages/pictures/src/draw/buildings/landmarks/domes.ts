import type { Stage } from '../../stage.ts';
import { box, type Markup, num, outline, oval, path, rect, stroke } from '../../svg.ts';
import { drawSpire, drawTower } from '../tower.ts';
import { arch, type DrawLandmark, drawDomeRoof, glow } from './landmark.ts';

function drawLantern(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  colour: string,
  depth: number,
): Markup {
  return [
    drawTower(stage, x, y, size, size * 1.2, colour, depth),
    path(arch(x, y - size * 0.1, size * 0.34, size), glow(stage, depth)),
    drawSpire(stage, x, y - size * 1.2, size * 1.2, size * 1.1, colour, depth),
  ].join('');
}

/** A domed church in the colours of the place. */
export const dome: DrawLandmark = (stage, { x, y, height, depth }) => {
  const { stone, tiles } = stage.setting;
  const r = height * 0.3;
  const spring = y - height * 0.5;
  return [
    drawTower(stage, x, y, r * 2.9, height * 0.34, stone, depth),
    drawTower(stage, x, y, r * 1.9, height * 0.52, stone, depth),
    path(
      [-0.6, -0.2, 0.2, 0.6].map((t) => arch(x + t * r, spring + r * 0.5, r * 0.2, r * 0.4)).join(''),
      glow(stage, depth),
    ),
    drawDomeRoof(stage, { x, y: spring, radius: r, swell: 1.25, colour: tiles[0] ?? stone, depth }),
    drawLantern(stage, x, spring - r * 1.2, r * 0.28, stone, depth),
  ].join('');
};

/** Valencia, Naples, Amalfi: glazed blue tiles and a bell tower. */
export const blueDome: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const wall = '#f0d8a8';
  const r = h * 0.22;
  const spring = y - h * 0.46;
  return [
    drawTower(stage, x - h * 0.32, y, h * 0.13, h * 0.66, wall, depth),
    path(arch(x - h * 0.32, y - h * 0.5, h * 0.05, h * 0.12), glow(stage, depth)),
    rect(x - h * 0.4, y - h * 0.68, h * 0.16, h * 0.02, stage.lit(wall, depth)),
    drawTower(stage, x - h * 0.32, y - h * 0.68, h * 0.09, h * 0.1, wall, depth),
    drawDomeRoof(stage, {
      x: x - h * 0.32,
      y: y - h * 0.78,
      radius: h * 0.045,
      swell: 1.3,
      colour: '#2f6f9c',
      depth,
    }),
    drawTower(stage, x + h * 0.04, y, r * 2.7, h * 0.3, wall, depth),
    drawTower(stage, x, y, r * 1.86, h * 0.48, wall, depth),
    path(
      [-0.56, -0.19, 0.19, 0.56].map((t) => arch(x + t * r, spring + r * 0.5, r * 0.2, r * 0.42)).join(''),
      glow(stage, depth),
    ),
    rect(x - r * 1.02, spring - h * 0.01, r * 2.04, h * 0.02, stage.lit('#fbf0d8', depth)),
    drawDomeRoof(stage, { x, y: spring, radius: r, swell: 1.2, colour: '#2f7fae', depth }),
    stroke(
      `M${num(x - r * 0.5)} ${num(spring)}Q${num(x - r * 0.5)} ${num(spring - r * 0.9)} ${num(x)} ${num(spring - r * 1.2)}Q${num(x + r * 0.5)} ${num(spring - r * 0.9)} ${num(x + r * 0.5)} ${num(spring)}`,
      stage.lit('#f6ecd8', depth),
      r * 0.05,
      { opacity: 0.8 },
    ),
    drawLantern(stage, x, spring - r * 1.16, r * 0.26, wall, depth),
  ].join('');
};

/** Nice: a pink dome over a white palace. */
export const pinkDome: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const white = '#fbf3e6';
  const w = h * 0.9;
  return [
    drawTower(stage, x + w * 0.3, y, w, h * 0.5, white, depth),
    path(
      outline([
        [x - w * 0.2, y - h * 0.5],
        [x - w * 0.16, y - h * 0.6],
        [x + w * 0.76, y - h * 0.6],
        [x + w * 0.8, y - h * 0.5],
      ]),
      stage.shaded('#7f9a94', depth),
    ),
    path(
      [0.06, 0.2, 0.34]
        .map((row) =>
          [0, 0.14, 0.28, 0.42, 0.56, 0.7]
            .map((t) => arch(x + t * w - w * 0.02, y - h * row, w * 0.06, h * 0.1))
            .join(''),
        )
        .join(''),
      glow(stage, depth),
    ),
    drawTower(stage, x - w * 0.2, y, h * 0.28, h * 0.58, white, depth),
    path(
      [0.08, 0.24, 0.4]
        .map((row) =>
          [-0.07, 0, 0.07].map((t) => arch(x - w * 0.2 + t * h, y - h * row, h * 0.04, h * 0.1)).join(''),
        )
        .join(''),
      glow(stage, depth),
    ),
    rect(x - w * 0.2 - h * 0.15, y - h * 0.595, h * 0.3, h * 0.018, stage.lit(white, depth)),
    drawDomeRoof(stage, {
      x: x - w * 0.2,
      y: y - h * 0.595,
      radius: h * 0.145,
      swell: 1.4,
      colour: '#e08f8f',
      depth,
    }),
    drawLantern(stage, x - w * 0.2, y - h * 0.79, h * 0.04, white, depth),
  ].join('');
};

/** Montmartre, and the church at the mouth of the Grand Canal: white domes. */
export const whiteDomes: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const white = '#f8f0e0';
  const small = (at: number) =>
    drawTower(stage, at, y, h * 0.13, h * 0.4, white, depth) +
    path(arch(at, y - h * 0.22, h * 0.045, h * 0.12), glow(stage, depth)) +
    drawDomeRoof(stage, { x: at, y: y - h * 0.4, radius: h * 0.065, swell: 1.9, colour: white, depth }) +
    drawLantern(stage, at, y - h * 0.52, h * 0.022, white, depth);
  return [
    drawTower(stage, x, y, h * 0.62, h * 0.26, white, depth),
    small(x - h * 0.24),
    small(x + h * 0.24),
    drawTower(stage, x, y, h * 0.26, h * 0.5, white, depth),
    path(
      [-0.08, -0.027, 0.027, 0.08].map((t) => arch(x + t * h, y - h * 0.36, h * 0.03, h * 0.11)).join(''),
      glow(stage, depth),
    ),
    drawDomeRoof(stage, { x, y: y - h * 0.5, radius: h * 0.13, swell: 2, colour: white, depth }),
    drawLantern(stage, x, y - h * 0.755, h * 0.045, white, depth),
    path(
      [-0.11, 0, 0.11].map((t) => arch(x + t * h, y, h * 0.07, h * 0.17)).join(''),
      stage.shaded('#8a7c6a', depth),
    ),
  ].join('');
};

/** Rome: the great ribbed dome on its ring of columns. */
export const greatDome: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const stone = '#ecd9b6';
  const blue = '#8fa3a6';
  const r = h * 0.26;
  const spring = y - h * 0.46;
  const ribs = [-0.66, -0.34, 0, 0.34, 0.66]
    .map(
      (t) =>
        `M${num(x + t * r)} ${num(spring)}Q${num(x + t * r * 0.98)} ${num(spring - r * 0.95)} ${num(x + t * r * 0.1)} ${num(spring - r * 1.26)}`,
    )
    .join('');
  const small = (at: number) =>
    drawTower(stage, at, y, h * 0.13, h * 0.36, stone, depth) +
    drawDomeRoof(stage, { x: at, y: y - h * 0.36, radius: h * 0.065, swell: 1.2, colour: blue, depth }) +
    drawLantern(stage, at, y - h * 0.435, h * 0.024, stone, depth);
  return [
    small(x - h * 0.38),
    small(x + h * 0.38),
    drawTower(stage, x, y, h * 1, h * 0.24, stone, depth),
    path(
      [-0.42, -0.3, -0.18, 0.18, 0.3, 0.42]
        .map((t) => box(x + t * h - h * 0.016, y - h * 0.21, h * 0.032, h * 0.21))
        .join(''),
      stage.lit('#f8ecd2', depth),
    ),
    path(
      outline([
        [x - h * 0.16, y - h * 0.24],
        [x, y - h * 0.31],
        [x + h * 0.16, y - h * 0.24],
      ]),
      stage.lit(stone, depth),
    ),
    drawTower(stage, x, y - h * 0.2, r * 1.96, h * 0.26, stone, depth),
    path(
      [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8]
        .map((t) => arch(x + t * r, y - h * 0.32, r * 0.15, h * 0.11))
        .join(''),
      glow(stage, depth),
    ),
    rect(x - r * 1.04, spring - h * 0.012, r * 2.08, h * 0.024, stage.lit('#f8ecd2', depth)),
    drawDomeRoof(stage, { x, y: spring, radius: r, swell: 1.28, colour: blue, depth }),
    stroke(ribs, stage.lit('#d9dccf', depth), r * 0.035, { opacity: 0.7 }),
    drawLantern(stage, x, spring - r * 1.24, r * 0.28, stone, depth),
  ].join('');
};

/** Florence: a red dome with white ribs, a slim bell tower beside it. */
export const ribbedDome: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const wall = '#f2e2c6';
  const red = '#c25f3f';
  const r = h * 0.25;
  const spring = y - h * 0.42;
  const pointed = (s: number, inner = 1) =>
    `C${num(x + s * r * inner)} ${num(spring - r * 0.8)} ${num(x + s * r * 0.6 * inner)} ${num(spring - r * 1.34)} ${num(x + s * r * 0.16)} ${num(spring - r * 1.56)}`;
  const side = stage.lightSide(x);
  const tower = x - side * h * 0.5;
  const w = h * 0.115;
  const bands = [0.2, 0.38, 0.56]
    .map((t) => rect(tower - w * 0.5, y - h * t, w, h * 0.014, stage.shaded('#7a9a86', depth)))
    .join('');
  return [
    drawTower(stage, x + side * h * 0.26, y, h * 0.52, h * 0.24, wall, depth),
    path(
      outline([
        [x + side * h * 0.02, y - h * 0.24],
        [x + side * h * 0.02, y - h * 0.31],
        [x + side * h * 0.5, y - h * 0.31],
        [x + side * h * 0.54, y - h * 0.24],
      ]),
      stage.shaded(red, depth),
    ),
    drawTower(stage, x, y, r * 2, h * 0.42, wall, depth),
    path([-0.62, 0, 0.62].map((t) => oval(x + t * r, y - h * 0.35, r * 0.13)).join(''), glow(stage, depth)),
    ...[-1, 1].map((s) =>
      drawDomeRoof(stage, {
        x: x + s * r * 0.92,
        y: y - h * 0.24,
        radius: r * 0.42,
        swell: 1.1,
        colour: red,
        depth,
      }),
    ),
    path(
      `M${num(x + r)} ${num(spring)}${pointed(1)}H${num(x - r * 0.16)}C${num(x - r * 0.6)} ${num(spring - r * 1.34)} ${num(x - r)} ${num(spring - r * 0.8)} ${num(x - r)} ${num(spring)}Z`,
      stage.shaded(red, depth),
    ),
    path(
      `M${num(x + side * r)} ${num(spring)}${pointed(side)}H${num(x)}Q${num(x + side * r * 0.22)} ${num(spring - r)} ${num(x + side * r * 0.2)} ${num(spring)}Z`,
      stage.lit(red, depth),
    ),
    stroke(
      `M${num(x - r * 0.42)} ${num(spring)}Q${num(x - r * 0.42)} ${num(spring - r)} ${num(x - r * 0.06)} ${num(spring - r * 1.55)}M${num(x + r * 0.42)} ${num(spring)}Q${num(x + r * 0.42)} ${num(spring - r)} ${num(x + r * 0.06)} ${num(spring - r * 1.55)}`,
      stage.lit('#f6ead2', depth),
      r * 0.05,
    ),
    drawLantern(stage, x, spring - r * 1.52, r * 0.28, wall, depth),
    drawTower(stage, tower, y, w, h * 0.76, wall, depth),
    bands,
    path(
      arch(tower - w * 0.18, y - h * 0.6, w * 0.2, h * 0.12) +
        arch(tower + w * 0.18, y - h * 0.6, w * 0.2, h * 0.12) +
        arch(tower, y - h * 0.41, w * 0.26, h * 0.1),
      glow(stage, depth),
    ),
    rect(tower - w * 0.62, y - h * 0.78, w * 1.24, h * 0.024, stage.lit(wall, depth)),
  ].join('');
};
