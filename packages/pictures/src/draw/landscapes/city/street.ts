import { alleyDepth, alleyPoint } from '../../buildings/alley.ts';
import { drawAlley } from '../../buildings/alleyHouses.ts';
import { drawLandmarkAtEnd } from '../../buildings/landmarks/landmarks.ts';
import { drawMist } from '../../land.ts';
import { fade, HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, num, outline, oval, path, polygon, stroke } from '../../svg.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop, drawSkyline } from '../skyline.ts';

/** A street between its houses, the town's emblem at its end. */
export function street(stage: Stage, { horizon, focus }: View): Markup {
  const alley = { x: focus * 0.5, y: horizon, halfWidth: 262, eye: 150 };
  const near = 2 * Math.max(1, (stage.half + Math.abs(alley.x)) / alley.halfWidth);
  const at = (across: number, up: number, scale: number) => alleyPoint(alley, across, up, scale);
  const paving = stage.setting.stone;
  const shadowSide = stage.sun.x > alley.x ? 1 : -1;
  let joints = '';
  for (let n = 0; n < 15; n++) {
    const [, y] = at(0, 0, 0.12 * 1.26 ** n);
    joints += `M${num(-stage.half)} ${num(y)}H${num(stage.half)}`;
  }
  for (const across of [-90, 0, 90]) {
    const [[ax, ay], [bx, by]] = [at(across, 0, 0.1), at(across, 0, near)];
    joints += `M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`;
  }
  const lamps = [0.34, 0.66, 1.28].map((scale, n) => {
    const side = n % 2 ? -1 : 1;
    const across = side * (alley.halfWidth - 14);
    const [x, y] = at(across, 250, scale);
    const [tx] = at(across - side * 58, 250, scale);
    const depth = alleyDepth(scale);
    return (
      stroke(
        `M${num(x)} ${num(y)}H${num(tx)}v${num(14 * scale)}`,
        stage.shaded('#2f3d40', depth),
        7 * scale,
      ) +
      path(
        oval(tx, y + 40 * scale, 16 * scale, 24 * scale),
        stage.sky.tone > 0.3 ? '#ffe2a0' : stage.lit('#f7ecd2', depth),
      )
    );
  });
  const pots = [0.5, 0.8, 1.15].map((scale, n) => {
    const side = n % 2 ? 1 : -1;
    const [x, y] = at(side * (alley.halfWidth - 26), 0, scale);
    const depth = alleyDepth(scale);
    const s = 44 * scale;
    return (
      polygon(
        [
          [x - s * 0.6, y - s],
          [x + s * 0.6, y - s],
          [x + s * 0.42, y],
          [x - s * 0.42, y],
        ],
        stage.shaded('#b8653f', depth),
      ) +
      path(oval(x, y - s * 1.75, s * 0.86, s * 0.94), stage.shaded('#4a7a52', depth)) +
      path(
        oval(x + stage.lightSide(x) * s * 0.2, y - s * 1.95, s * 0.55, s * 0.56),
        stage.tint('#5f9156', depth),
      )
    );
  });
  return [
    drawBackdrop(stage, horizon + 6),
    drawSkyline(stage, horizon + 20, 0.66, 64),
    drawLandmarkAtEnd(stage, { x: alley.x, y: horizon + 14, height: 350, depth: 0.36 }),
    drawMist(stage, horizon - 120, horizon + 30, 0.3),
    path(
      outline([
        at(-alley.halfWidth - 8, 0, 0.08),
        at(alley.halfWidth + 8, 0, 0.08),
        at(alley.halfWidth + 8, 0, near),
        at(-alley.halfWidth - 8, 0, near),
      ]),
      fade(stage, horizon, HEIGHT, stage.lit(paving, 0.3), stage.lit(paving), stage.tint(paving)),
    ),
    stroke(joints, stage.shaded(paving), 2.4, { opacity: 0.22 }),
    drawAlley(stage, alley, { part: 'street', height: 520 }),
    stage.sky.hour === 'night'
      ? ''
      : path(
          outline([
            at(shadowSide * alley.halfWidth, 0, 0.08),
            at(shadowSide * 40, 0, 0.08),
            at(shadowSide * 40, 0, near),
            at(shadowSide * alley.halfWidth, 0, near),
          ]),
          stage.sky.shade,
          { opacity: 0.2 },
        ),
    ...lamps,
    ...pots,
  ].join('');
}
