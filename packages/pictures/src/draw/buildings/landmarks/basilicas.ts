import type { Stage } from '../../stage.ts';
import { box, type Markup, num, outline, oval, path, rect, stroke } from '../../svg.ts';
import { drawTower } from '../tower.ts';
import { arch, type DrawLandmark, drawDomeRoof, drawTaper, glow } from './landmark.ts';

/** A green hill that a church looks down from. */
function drawMound(stage: Stage, x: number, y: number, width: number, height: number, depth: number): Markup {
  const far = Math.min(1, depth + 0.12);
  return path(
    `M${num(x - width)} ${num(y)}C${num(x - width * 0.5)} ${num(y - height * 0.1)} ${num(x - width * 0.42)} ${num(y - height)} ${num(x - width * 0.1)} ${num(y - height)}H${num(x + width * 0.16)}C${num(x + width * 0.46)} ${num(y - height)} ${num(x + width * 0.56)} ${num(y - height * 0.16)} ${num(x + width)} ${num(y)}Z`,
    stage.tint(stage.land.wood, far),
  );
}

/** Lyon: four turrets over the hill. */
export const hilltopBasilica: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const white = '#f6ecda';
  const foot = y - h * 0.5;
  const turret = (at: number, tall: number) =>
    drawTaper(stage, {
      x: at,
      y: foot,
      bottom: h * 0.07,
      top: h * 0.06,
      height: tall,
      colour: white,
      depth,
    }) +
    rect(at - h * 0.04, foot - tall - h * 0.012, h * 0.08, h * 0.02, stage.lit(white, depth)) +
    path(arch(at, foot - tall * 0.66, h * 0.022, tall * 0.2), glow(stage, depth));
  return [
    drawMound(stage, x, y, h * 1.35, h * 0.54, depth),
    turret(x - h * 0.2, h * 0.34),
    drawTower(stage, x + h * 0.02, foot, h * 0.4, h * 0.22, white, depth),
    path(
      outline([
        [x - h * 0.18, foot - h * 0.22],
        [x + h * 0.02, foot - h * 0.31],
        [x + h * 0.22, foot - h * 0.22],
      ]),
      stage.lit(white, depth),
    ),
    path(
      [-0.1, 0.02, 0.14].map((t) => arch(x + t * h, foot, h * 0.06, h * 0.13)).join(''),
      glow(stage, depth),
    ),
    turret(x - h * 0.11, h * 0.3),
    turret(x + h * 0.24, h * 0.34),
    turret(x + h * 0.15, h * 0.3),
    stroke(
      `M${num(x + h * 0.4)} ${num(foot + h * 0.02)}V${num(foot - h * 0.4)}`,
      stage.shaded('#6d6a66', depth),
      h * 0.012,
    ),
  ].join('');
};

/** Marseille: stripes and a golden figure over the port. */
export const goldenBasilica: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const white = '#f6ecda';
  const foot = y - h * 0.46;
  const w = h * 0.12;
  let stripes = '';
  for (let row = 0; row < 6; row++)
    stripes += box(x - h * 0.06, foot - h * (0.03 + row * 0.032), h * 0.3, h * 0.012);
  return [
    path(
      outline([
        [x - h * 1.25, y],
        [x - h * 0.6, y - h * 0.16],
        [x - h * 0.36, y - h * 0.4],
        [x - h * 0.18, y - h * 0.48],
        [x + h * 0.34, y - h * 0.48],
        [x + h * 0.5, y - h * 0.34],
        [x + h * 0.86, y - h * 0.12],
        [x + h * 1.3, y],
      ]),
      stage.tint('#cdbb94', Math.min(1, depth + 0.12)),
    ),
    drawTower(stage, x + h * 0.1, foot, h * 0.34, h * 0.2, white, depth),
    path(stripes, stage.shaded('#9a8f80', depth), { opacity: 0.6 }),
    drawDomeRoof(stage, {
      x: x + h * 0.18,
      y: foot - h * 0.2,
      radius: h * 0.085,
      swell: 1.1,
      colour: '#b9ab94',
      depth,
    }),
    drawTower(stage, x - h * 0.1, foot, w, h * 0.36, white, depth),
    path(
      [0.06, 0.11, 0.16].map((t) => box(x - h * 0.16, foot - h * t, w, h * 0.014)).join(''),
      stage.shaded('#9a8f80', depth),
      { opacity: 0.6 },
    ),
    path(arch(x - h * 0.1, foot - h * 0.22, w * 0.34, h * 0.1), glow(stage, depth)),
    drawTower(stage, x - h * 0.1, foot - h * 0.36, w * 0.7, h * 0.07, white, depth),
    path(
      outline([
        [x - h * 0.13, foot - h * 0.43],
        [x - h * 0.112, foot - h * 0.53],
        [x - h * 0.088, foot - h * 0.53],
        [x - h * 0.07, foot - h * 0.43],
      ]) + oval(x - h * 0.1, foot - h * 0.545, h * 0.016),
      stage.lit('#e8b640', depth),
    ),
  ].join('');
};
