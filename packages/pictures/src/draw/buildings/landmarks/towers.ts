import { box, group, type Markup, outline, oval, path, rect, stroke, num } from '../../svg.ts';
import type { Stage } from '../../stage.ts';
import { drawSpire, drawTower } from '../house.ts';
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

/** Toulouse: an octagon of brick in rising rings of arches. */
export const brickOctagon: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const brick = '#d58664';
  const rings = [0.3, 0.26, 0.22, 0.18, 0.15];
  let from = 0.2;
  const parts: Markup[] = [
    drawTower(stage, x, y, h * 0.62, h * 0.24, brick, depth),
    path(
      outline([
        [x - h * 0.33, y - h * 0.24],
        [x - h * 0.2, y - h * 0.33],
        [x + h * 0.2, y - h * 0.33],
        [x + h * 0.33, y - h * 0.24],
      ]),
      stage.shaded('#b5603f', depth),
    ),
    path(
      [-0.24, -0.12, 0.12, 0.24].map((t) => arch(x + t * h, y - h * 0.03, h * 0.06, h * 0.15)).join(''),
      glow(stage, depth),
    ),
  ];
  for (const ring of rings) {
    const w = ring * h;
    const tall = 0.115;
    parts.push(
      drawTower(stage, x, y - h * from, w, h * tall, brick, depth),
      path(
        [-0.3, 0, 0.3].map((t) => arch(x + t * w, y - h * (from + 0.012), w * 0.19, h * 0.08)).join(''),
        glow(stage, depth),
      ),
      rect(x - w * 0.54, y - h * (from + tall), w * 1.08, h * 0.012, stage.lit('#f0cfa8', depth)),
    );
    from += tall;
  }
  parts.push(drawSpire(stage, x, y - h * from, h * 0.14, h * (1 - from), '#c97a58', depth));
  return parts.join('');
};

/** Madrid: a corner house with a dark dome and a slim tower behind it. */
export const cupolaTower: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const pale = '#f0dfc0';
  const w = h * 0.36;
  const far = Math.min(1, depth + 0.14);
  return [
    drawTower(stage, x - h * 0.4, y, h * 0.24, h * 0.68, '#e2c9a2', far),
    drawTower(stage, x - h * 0.4, y - h * 0.68, h * 0.15, h * 0.12, '#e2c9a2', far),
    drawTower(stage, x - h * 0.4, y - h * 0.8, h * 0.08, h * 0.07, '#e2c9a2', far),
    drawSpire(stage, x - h * 0.4, y - h * 0.87, h * 0.05, h * 0.11, '#8a5f4a', far),
    path(
      [0, 1, 2, 3, 4]
        .map((row) =>
          [-0.07, 0, 0.07]
            .map((t) =>
              box(x - h * 0.4 + t * h - h * 0.014, y - h * (0.62 - row * 0.085), h * 0.028, h * 0.045),
            )
            .join(''),
        )
        .join(''),
      stage.window,
      { opacity: 0.85 },
    ),
    drawTower(stage, x, y, w, h * 0.56, pale, depth),
    path(
      [0.1, 0.24, 0.38]
        .map((row) =>
          [-0.32, -0.11, 0.11, 0.32].map((t) => arch(x + t * w, y - h * row, w * 0.1, h * 0.09)).join(''),
        )
        .join(''),
      glow(stage, depth),
    ),
    rect(x - w * 0.54, y - h * 0.575, w * 1.08, h * 0.022, stage.lit('#fbf0d8', depth)),
    drawTower(stage, x, y - h * 0.575, w * 0.66, h * 0.09, pale, depth),
    path(
      [-0.2, 0, 0.2].map((t) => arch(x + t * w, y - h * 0.585, w * 0.09, h * 0.06)).join(''),
      glow(stage, depth),
    ),
    drawDomeRoof(stage, { x, y: y - h * 0.665, radius: w * 0.35, swell: 1.15, colour: '#4f5f6c', depth }),
    stroke(
      `M${num(x - w * 0.18)} ${num(y - h * 0.67)}Q${num(x - w * 0.2)} ${num(y - h * 0.77)} ${num(x)} ${num(y - h * 0.81)}M${num(x + w * 0.18)} ${num(y - h * 0.67)}Q${num(x + w * 0.2)} ${num(y - h * 0.77)} ${num(x)} ${num(y - h * 0.81)}`,
      stage.lit('#e0b04a', depth),
      w * 0.03,
    ),
    drawTower(stage, x, y - h * 0.8, w * 0.12, h * 0.06, '#e8c877', depth),
    path(
      `M${num(x - w * 0.12)} ${num(y - h * 0.93)}Q${num(x)} ${num(y - h * 0.88)} ${num(x + w * 0.12)} ${num(y - h * 0.93)}L${num(x + w * 0.03)} ${num(y - h * 0.86)}H${num(x - w * 0.03)}Z`,
      stage.shaded('#5a5048', depth),
    ),
  ].join('');
};

/** Turin: a square dome that ends in a needle. */
export const squareDome: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const grey = '#c9c0b0';
  const w = h * 0.3;
  return [
    drawTower(stage, x, y, w * 1.1, h * 0.34, grey, depth),
    path(
      [-0.36, -0.12, 0.12, 0.36]
        .map((t) => box(x + t * w - w * 0.03, y - h * 0.3, w * 0.06, h * 0.24))
        .join(''),
      stage.lit('#e6ddcc', depth),
    ),
    drawTower(stage, x, y - h * 0.34, w * 0.9, h * 0.08, grey, depth),
    drawDomeRoof(stage, { x, y: y - h * 0.42, radius: w * 0.45, swell: 1.7, colour: '#8f9698', depth }),
    drawTower(stage, x, y - h * 0.655, w * 0.26, h * 0.07, grey, depth),
    path(
      arch(x - w * 0.06, y - h * 0.66, w * 0.07, h * 0.05) +
        arch(x + w * 0.06, y - h * 0.66, w * 0.07, h * 0.05),
      glow(stage, depth),
    ),
    drawTower(stage, x, y - h * 0.725, w * 0.16, h * 0.05, grey, depth),
    drawSpire(stage, x, y - h * 0.775, w * 0.13, h * 0.225, '#8f9698', depth),
  ].join('');
};
