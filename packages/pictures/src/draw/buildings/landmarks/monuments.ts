import { box, type Markup, num, outline, path, rect, stroke } from '../../svg.ts';
import { drawCastle } from '../castle.ts';
import { drawTower } from '../tower.ts';
import { arch, type DrawLandmark, glow } from './landmark.ts';

/** A castle over the town. */
export const castle: DrawLandmark = (stage, { x, y, height, depth }) =>
  drawCastle(stage, {
    x,
    y,
    height: height * 0.52,
    wall: stage.setting.stone,
    tiles: stage.setting.tiles[0] ?? '#5d7280',
    depth,
  });

/** Madrid: five arches of granite. */
export const triumphalGate: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const granite = '#e3cfae';
  const half = h * 0.62;
  const top = h * 0.42;
  return [
    drawTower(stage, x, y, half * 2, top, granite, depth),
    rect(x - half * 1.03, y - top - h * 0.02, half * 2.06, h * 0.036, stage.lit(granite, depth)),
    drawTower(stage, x, y - top - h * 0.02, half * 0.78, h * 0.14, granite, depth),
    path(
      outline([
        [x - half * 0.42, y - top - h * 0.16],
        [x, y - top - h * 0.27],
        [x + half * 0.42, y - top - h * 0.16],
      ]),
      stage.lit(granite, depth),
    ),
    path(
      [-0.36, 0, 0.36].map((t) => arch(x + t * half, y, half * 0.24, top * 0.86)).join('') +
        [-0.78, 0.78]
          .map((t) => box(x + t * half - half * 0.09, y - top * 0.6, half * 0.18, top * 0.6))
          .join(''),
      glow(stage, depth),
    ),
    path(
      [-0.96, -0.58, -0.18, 0.18, 0.58, 0.96]
        .map((t) => box(x + t * half - half * 0.025, y - top, half * 0.05, top))
        .join(''),
      stage.lit('#f3e4c8', depth),
    ),
    path(
      [-0.9, -0.58, 0.58, 0.9]
        .map((t) =>
          outline([
            [x + t * half - h * 0.02, y - top - h * 0.02],
            [x + t * half, y - top - h * 0.1],
            [x + t * half + h * 0.02, y - top - h * 0.02],
          ]),
        )
        .join(''),
      stage.shaded(granite, depth),
    ),
  ].join('');
};

/** Rome and Verona: two rings of arches, one side higher than the other. */
export const arena: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const stone = '#e6c79a';
  const half = h * 0.66;
  const dark = stage.sky.tone > 0.3 ? stage.window : stage.shaded('#7a5a44', depth);
  const row = (top: number, tall: number, from: number, to: number) => {
    let d = '';
    for (let n = 0; n < 13; n++) {
      const t = -0.93 + n * 0.155;
      if (t < from || t > to) continue;
      d += arch(x + t * half, y - top + tall, half * 0.105 * Math.sqrt(1 - (t * 0.82) ** 2), tall);
    }
    return d;
  };
  return [
    path(
      `M${num(x - half)} ${num(y)}V${num(y - h * 0.3)}Q${num(x)} ${num(y - h * 0.25)} ${num(x + half)} ${num(y - h * 0.3)}V${num(y)}Z`,
      stage.shaded(stone, depth),
    ),
    path(
      `M${num(x - half)} ${num(y)}V${num(y - h * 0.46)}Q${num(x - half * 0.2)} ${num(y - h * 0.42)} ${num(x + half * 0.12)} ${num(y - h * 0.425)}L${num(x + half * 0.2)} ${num(y - h * 0.3)}L${num(x + half * 0.34)} ${num(y - h * 0.28)}H${num(x + half)}V${num(y)}Z`,
      stage.lit(stone, depth),
    ),
    path(
      `M${num(x + half * 0.3)} ${num(y)}V${num(y - h * 0.28)}H${num(x + half)}V${num(y)}Z`,
      stage.shaded(stone, depth),
      { opacity: stage.lightSide(x) === 1 ? 0.15 : 0.6 },
    ),
    path(
      row(h * 0.13, h * 0.13, -1, 1) + row(h * 0.27, h * 0.1, -1, 1) + row(h * 0.4, h * 0.085, -1, 0.02),
      dark,
    ),
    rect(x - half, y - h * 0.155, half * 2, h * 0.012, stage.lit('#f4dfb8', depth)),
    rect(x - half, y - h * 0.285, half * 1.3, h * 0.012, stage.lit('#f4dfb8', depth)),
  ].join('');
};

/** Segovia: two rows of arches across the town. */
export const aqueduct: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const granite = '#dcc096';
  const half = h * 1.7;
  const top = h * 0.62;
  const span = h * 0.2;
  let holes = '';
  for (let at = -half; at < half; at += span)
    holes +=
      arch(x + at + span / 2, y + 2, span * 0.68, top * 0.56) +
      arch(x + at + span / 2, y - top * 0.6, span * 0.68, top * 0.32);
  return [
    `<path d="${box(x - half, y - top, half * 2, top)}${holes}" fill="${stage.tint(granite, depth)}" fill-rule="evenodd"/>`,
    rect(x - half, y - top - h * 0.02, half * 2, h * 0.03, stage.lit(granite, depth)),
    rect(x - half, y - top * 0.6, half * 2, h * 0.014, stage.lit(granite, depth)),
  ].join('');
};

/** Granada: red walls and square towers along a wooded crest. */
export const redFortress: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const red = '#c98662';
  const foot = y - h * 0.26;
  const tower = (at: number, w: number, tall: number) => {
    let teeth = '';
    for (let n = 0; n < 4; n++)
      teeth += box(
        x + at * h - w * h * 0.5 + n * w * h * 0.28,
        foot - tall * h - h * 0.022,
        w * h * 0.16,
        h * 0.024,
      );
    return (
      drawTower(stage, x + at * h, foot + h * 0.1, w * h, (tall + 0.1) * h, red, depth) +
      path(teeth, stage.lit(red, depth)) +
      path(
        arch(x + at * h - w * h * 0.2, foot - tall * h * 0.6, w * h * 0.16, h * 0.05) +
          arch(x + at * h + w * h * 0.2, foot - tall * h * 0.6, w * h * 0.16, h * 0.05),
        glow(stage, depth),
      )
    );
  };
  return [
    path(
      `M${num(x - h * 1.5)} ${num(y)}C${num(x - h)} ${num(y - h * 0.08)} ${num(x - h * 0.9)} ${num(foot)} ${num(x - h * 0.6)} ${num(foot)}H${num(x + h * 0.7)}C${num(x + h)} ${num(foot)} ${num(x + h * 1.1)} ${num(y - h * 0.06)} ${num(x + h * 1.6)} ${num(y)}Z`,
      stage.shaded(stage.land.wood, Math.min(1, depth + 0.1)),
    ),
    path(box(x - h * 0.66, foot - h * 0.12, h * 1.36, h * 0.2), stage.tint(red, depth)),
    tower(-0.62, 0.17, 0.3),
    tower(-0.36, 0.1, 0.2),
    tower(0.24, 0.1, 0.2),
    path(box(x + h * 0.3, foot - h * 0.2, h * 0.36, h * 0.3), stage.lit('#e8c9a0', depth)),
    path(
      [0.35, 0.43, 0.51, 0.59].map((t) => arch(x + t * h, foot - h * 0.06, h * 0.045, h * 0.09)).join(''),
      glow(stage, depth),
    ),
    tower(-0.08, 0.2, 0.38),
    tower(0.68, 0.13, 0.26),
    path(
      `M${num(x - h * 1.1)} ${num(y)}C${num(x - h * 0.9)} ${num(foot + h * 0.02)} ${num(x - h * 0.6)} ${num(foot + h * 0.12)} ${num(x)} ${num(foot + h * 0.08)}S${num(x + h * 0.8)} ${num(foot + h * 0.02)} ${num(x + h * 1.2)} ${num(y)}Z`,
      stage.tint(stage.land.wood, depth),
    ),
  ].join('');
};

/** Bilbao: plates of titanium over the river. */
export const titaniumSails: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const metal = '#c9ccca';
  const plate = (d: string, isBright: boolean) =>
    path(d, isBright ? stage.lit(metal, depth) : stage.shaded(metal, depth));
  const p = (dx: number, dy: number) => `${num(x + dx * h)} ${num(y - dy * h)}`;
  return [
    path(box(x - h * 0.9, y - h * 0.22, h * 0.5, h * 0.22), stage.tint('#e3c99a', depth)),
    plate(`M${p(-0.52, 0)}C${p(-0.6, 0.34)} ${p(-0.32, 0.5)} ${p(-0.1, 0.44)}L${p(0.02, 0)}Z`, false),
    plate(
      `M${p(-0.22, 0)}C${p(-0.34, 0.4)} ${p(-0.02, 0.72)} ${p(0.14, 0.62)}C${p(0.08, 0.36)} ${p(0.12, 0.2)} ${p(0.2, 0)}Z`,
      true,
    ),
    plate(
      `M${p(0.06, 0)}C${p(0.02, 0.3)} ${p(0.16, 0.56)} ${p(0.36, 0.52)}C${p(0.3, 0.32)} ${p(0.34, 0.16)} ${p(0.44, 0)}Z`,
      false,
    ),
    plate(
      `M${p(0.3, 0)}C${p(0.28, 0.22)} ${p(0.5, 0.44)} ${p(0.72, 0.34)}C${p(0.66, 0.2)} ${p(0.74, 0.1)} ${p(0.82, 0)}Z`,
      true,
    ),
    plate(`M${p(0.62, 0)}C${p(0.66, 0.16)} ${p(0.86, 0.24)} ${p(1.06, 0.18)}L${p(1.1, 0)}Z`, false),
    path(
      `M${p(-0.16, 0)}V${num(y - h * 0.3)}Q${p(-0.06, 0.36)} ${p(0.02, 0.3)}V${num(y)}Z`,
      glow(stage, depth),
      { opacity: 0.8 },
    ),
  ].join('');
};

/** Rotterdam: a bent white pylon whose cables hold a bridge, towers behind it. */
export const cableBridge: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const white = '#eef0ea';
  const deck = y - h * 0.1;
  const lean = -stage.lightSide(x);
  const bend: [number, number] = [x + lean * h * 0.04, y - h * 0.5];
  const top: [number, number] = [x + lean * h * 0.2, y - h * 0.92];
  let cables = '';
  for (let n = 0; n < 15; n++) {
    const t = n / 14;
    const from = [
      bend[0] + (top[0] - bend[0]) * (0.25 + 0.75 * t),
      bend[1] + (top[1] - bend[1]) * (0.25 + 0.75 * t),
    ] as const;
    cables += `M${num(from[0])} ${num(from[1])}L${num(x - lean * h * (0.28 + 1.2 * t))} ${num(deck)}`;
  }
  cables += `M${num(top[0])} ${num(top[1])}L${num(x + lean * h * 0.62)} ${num(deck)}`;
  let panes = '';
  const far = Math.min(1, depth + 0.3);
  const blocks: Markup[] = [
    [-1.05, 0.2, 0.62],
    [-0.8, 0.17, 0.5],
    [0.74, 0.2, 0.7],
    [0.98, 0.16, 0.56],
    [1.22, 0.22, 0.44],
  ].map(([dx = 0, w = 0, tall = 0]) => {
    for (let row = 0; row < tall * 16; row++)
      panes += box(x + (dx - w * 0.4) * h, y - h * (tall - 0.03 - row * 0.06), w * 0.8 * h, h * 0.022);
    return drawTower(stage, x + dx * h, y, w * h, tall * h, '#b9c3c4', far);
  });
  return [
    ...blocks,
    path(panes, stage.sky.tone > 0.3 ? stage.window : stage.lit('#dfe8e6', far), { opacity: 0.6 }),
    stroke(cables, stage.lit(white, depth), h * 0.0045),
    rect(x - h * 3, deck, h * 6, h * 0.028, stage.shaded('#6d7a7e', depth)),
    rect(x - h * 3, deck - h * 0.006, h * 6, h * 0.01, stage.lit(white, depth)),
    path(
      [-1.7, -0.9, 0.5, 1.3].map((t) => box(x + t * h, deck, h * 0.05, h * 0.12)).join(''),
      stage.shaded('#8f9a9c', depth),
    ),
    path(
      outline([
        [x - h * 0.05, y],
        [bend[0] - h * 0.028, bend[1]],
        [top[0] - h * 0.008, top[1]],
        [top[0] + h * 0.012, top[1]],
        [bend[0] + h * 0.036, bend[1]],
        [x + h * 0.05, y],
      ]),
      stage.lit(white, depth),
    ),
    path(
      outline([
        [x, y],
        [bend[0] + h * 0.006, bend[1]],
        [top[0], top[1]],
        [top[0] + h * 0.012, top[1]],
        [bend[0] + h * 0.036, bend[1]],
        [x + h * 0.05, y],
      ]),
      stage.shaded('#c9d0cd', depth),
    ),
  ].join('');
};
