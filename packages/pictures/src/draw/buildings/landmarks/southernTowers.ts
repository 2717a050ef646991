import { box, group, path, rect, stroke, num } from '../../svg.ts';
import { drawSpire, drawTower } from '../tower.ts';
import { arch, drawDomeRoof, drawTaper, type DrawLandmark, glow, lancet } from './landmark.ts';

/** A slim square tower with a bell storey and a pyramid. */
export const campanile: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const { stone, tiles } = stage.setting;
  const w = h * 0.13;
  return [
    drawTower(stage, x, y, w, h * 0.84, stone, depth),
    path(
      arch(x - w * 0.2, y - h * 0.66, w * 0.22, h * 0.12) +
        arch(x + w * 0.2, y - h * 0.66, w * 0.22, h * 0.12),
      glow(stage, depth),
    ),
    path(arch(x, y - h * 0.4, w * 0.18, h * 0.08), glow(stage, depth)),
    rect(x - w * 0.6, y - h * 0.64, w * 1.2, h * 0.014, stage.lit(stone, depth)),
    rect(x - w * 0.62, y - h * 0.85, w * 1.24, h * 0.02, stage.lit(stone, depth)),
    drawSpire(stage, x, y - h * 0.85, w * 1.16, h * 0.15, tiles[0] ?? stone, depth),
  ].join('');
};

/** Venice: brick, a white loggia and a green point. */
export const lagoonTower: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const w = h * 0.135;
  const brick = '#c0694c';
  const flutes = [-0.3, -0.1, 0.1, 0.3]
    .map((t) => `M${num(x + t * w)} ${num(y - h * 0.08)}V${num(y - h * 0.58)}`)
    .join('');
  return [
    drawTower(stage, x, y, w, h * 0.62, brick, depth),
    stroke(flutes, stage.shaded(brick, depth), w * 0.06, { opacity: 0.5 }),
    drawTower(stage, x, y - h * 0.62, w * 1.06, h * 0.1, '#f3ead8', depth),
    path(
      [-0.32, -0.11, 0.11, 0.32].map((t) => arch(x + t * w, y - h * 0.63, w * 0.14, h * 0.075)).join(''),
      glow(stage, depth),
    ),
    drawTower(stage, x, y - h * 0.72, w, h * 0.08, brick, depth),
    rect(x - w * 0.58, y - h * 0.735, w * 1.16, h * 0.018, stage.lit('#f6efe0', depth)),
    drawSpire(stage, x, y - h * 0.8, w * 0.98, h * 0.2, '#5f8f7c', depth),
  ].join('');
};

/** Seville: a patterned shaft, a belfry in stages. */
export const minaretTower: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  stage.drawn.add('minaret');
  const w = h * 0.17;
  const brick = '#e0ac78';
  let lattice = '';
  for (let row = 0; row < 5; row++)
    for (const t of [-0.28, 0.28])
      lattice += box(x + t * w - w * 0.12, y - h * (0.16 + row * 0.085), w * 0.24, h * 0.05);
  const windows = [0.2, 0.34, 0.48].map((t) => arch(x, y - h * t + h * 0.05, w * 0.2, h * 0.075)).join('');
  return [
    drawTower(stage, x, y, w, h * 0.62, brick, depth),
    path(lattice, stage.shaded('#c98a58', depth), { opacity: 0.55 }),
    path(windows, glow(stage, depth)),
    rect(x - w * 0.56, y - h * 0.63, w * 1.12, h * 0.018, stage.lit('#f4dcae', depth)),
    drawTower(stage, x, y - h * 0.63, w * 0.94, h * 0.12, '#f0cd98', depth),
    path(
      [-0.28, 0, 0.28].map((t) => arch(x + t * w, y - h * 0.65, w * 0.17, h * 0.085)).join(''),
      glow(stage, depth),
    ),
    rect(x - w * 0.5, y - h * 0.76, w, h * 0.014, stage.lit('#f4dcae', depth)),
    drawTower(stage, x, y - h * 0.76, w * 0.6, h * 0.09, brick, depth),
    drawTower(stage, x, y - h * 0.85, w * 0.38, h * 0.06, '#f0cd98', depth),
    drawDomeRoof(stage, { x, y: y - h * 0.91, radius: w * 0.17, swell: 1.1, colour: brick, depth }),
    stroke(`M${num(x)} ${num(y - h * 0.93)}V${num(y - h)}`, stage.shaded('#8a6a3c', depth), w * 0.06),
  ].join('');
};

/** Siena: a thin brick tower with a white crown. */
export const slenderTower: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const w = h * 0.082;
  const hall = h * 0.3;
  let teeth = '';
  for (let n = 0; n < 7; n++)
    teeth += box(x + h * 0.03 + n * h * 0.052, y - hall - h * 0.022, h * 0.03, h * 0.03);
  let crown = '';
  for (let n = 0; n < 4; n++) crown += box(x - w * 0.82 + n * w * 0.46, y - h * 0.955, w * 0.28, h * 0.03);
  return [
    drawTower(stage, x + h * 0.2, y, h * 0.38, hall, '#cf8a60', depth),
    path(teeth, stage.lit('#cf8a60', depth)),
    path(
      [0.07, 0.16, 0.25, 0.34].map((t) => lancet(x + t * h, y - hall * 0.45, h * 0.04, hall * 0.34)).join(''),
      glow(stage, depth),
    ),
    drawTower(stage, x, y, w, h * 0.84, '#c97f56', depth),
    drawTaper(stage, {
      x,
      y: y - h * 0.84,
      bottom: w,
      top: w * 1.66,
      height: h * 0.04,
      colour: '#f0dfc0',
      depth,
    }),
    drawTower(stage, x, y - h * 0.88, w * 1.66, h * 0.055, '#f3e6cc', depth),
    path(crown, stage.lit('#f3e6cc', depth)),
    drawTower(stage, x, y - h * 0.93, w * 0.8, h * 0.06, '#f0dfc0', depth),
    path(arch(x, y - h * 0.89, w * 0.34, h * 0.04), glow(stage, depth)),
  ].join('');
};

/** Pisa: arcades about a white cylinder, out of true. */
export const leaningTower: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const w = h * 0.27;
  const white = '#f6ecd8';
  const storeys = Array.from({ length: 6 }, (_, n) => {
    const top = y - h * (0.2 + n * 0.12);
    const arches = [-0.38, -0.23, -0.08, 0.08, 0.23, 0.38]
      .map((t) => arch(x + t * w, top + h * 0.112, w * 0.1, h * 0.085))
      .join('');
    return (
      path(arches, stage.shaded('#a9977c', depth)) +
      rect(x - w * 0.53, top - h * 0.002, w * 1.06, h * 0.014, stage.lit(white, depth))
    );
  }).join('');
  const tower = [
    drawTower(stage, x, y, w, h * 0.86, white, depth),
    path(
      [-0.34, -0.11, 0.11, 0.34].map((t) => arch(x + t * w, y, w * 0.16, h * 0.15)).join(''),
      stage.shaded('#b9a688', depth),
    ),
    storeys,
    drawTower(stage, x, y - h * 0.86, w * 0.72, h * 0.12, white, depth),
    path(
      [-0.2, 0, 0.2].map((t) => arch(x + t * w, y - h * 0.87, w * 0.11, h * 0.08)).join(''),
      glow(stage, depth),
    ),
    rect(x - w * 0.4, y - h * 0.985, w * 0.8, h * 0.016, stage.lit(white, depth)),
  ].join('');
  return group(tower, { transform: `rotate(5.5 ${num(x)} ${num(y)})` });
};

/** A plain strong tower with battlements. */
export const squareTower: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const { stone } = stage.setting;
  const w = h * 0.22;
  let teeth = '';
  for (let n = 0; n < 5; n++) teeth += box(x - w * 0.56 + n * w * 0.24, y - h * 0.84, w * 0.14, h * 0.045);
  return [
    drawTower(stage, x, y, w, h * 0.78, stone, depth),
    drawTower(stage, x, y - h * 0.76, w * 1.12, h * 0.05, stone, depth),
    path(teeth, stage.lit(stone, depth)),
    path(
      arch(x - w * 0.2, y - h * 0.56, w * 0.2, h * 0.13) +
        arch(x + w * 0.2, y - h * 0.56, w * 0.2, h * 0.13) +
        box(x - w * 0.05, y - h * 0.36, w * 0.1, h * 0.07),
      glow(stage, depth),
    ),
  ].join('');
};
