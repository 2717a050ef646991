import { box, num, outline, oval, path, stroke } from '../../svg.ts';
import { drawSpire, drawTower } from '../tower.ts';
import { arch, type DrawLandmark, glow, lancet } from './landmark.ts';

/** Milan: a broad front that bristles with pinnacles. */
export const pinnacles: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const marble = '#f2e6d6';
  const half = h * 0.52;
  const roof = (t: number) => y - h * (0.62 - 0.3 * Math.abs(t));
  const spikes = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((t) => {
    const tall = h * (0.18 + 0.08 * (1 - Math.abs(t)));
    return (
      drawTower(stage, x + t * half, y, h * 0.032, y - roof(t) + h * 0.02, marble, depth) +
      drawSpire(stage, x + t * half, roof(t) - h * 0.01, h * 0.034, tall, marble, depth)
    );
  });
  return [
    drawTower(stage, x, y - h * 0.5, h * 0.1, h * 0.22, marble, Math.min(1, depth + 0.08)),
    drawSpire(stage, x, y - h * 0.7, h * 0.1, h * 0.3, marble, Math.min(1, depth + 0.08)),
    path(
      outline([
        [x - half, y],
        [x - half, roof(1)],
        [x, roof(0)],
        [x + half, roof(1)],
        [x + half, y],
      ]),
      stage.lit(marble, depth),
    ),
    path(
      outline([
        [x, y],
        [x, roof(0)],
        [x + half, roof(1)],
        [x + half, y],
      ]),
      stage.lightSide(x) === 1 ? stage.lit(marble, depth) : stage.shaded(marble, depth),
      { opacity: 0.5 },
    ),
    path(
      [-0.76, -0.38, 0, 0.38, 0.76]
        .map((t) => lancet(x + t * half, y, h * 0.07, h * (t === 0 ? 0.2 : 0.15)))
        .join(''),
      stage.shaded('#7a6a5c', depth),
    ),
    path(
      [-0.62, -0.2, 0.2, 0.62].map((t) => lancet(x + t * half, y - h * 0.2, h * 0.05, h * 0.16)).join('') +
        lancet(x, y - h * 0.27, h * 0.07, h * 0.2),
      glow(stage, depth),
    ),
    ...spikes,
  ].join('');
};

/** Barcelona: towers like spindles of sand. */
export const spindles: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const sand = '#d9b184';
  const spindle = (at: number, tall: number, wide: number, far: number, tip: string) => {
    const half = (s: number) =>
      `C${num(at + s * wide)} ${num(y - tall * 0.5)} ${num(at + s * wide * 0.42)} ${num(y - tall * 0.86)} ${num(at + s * wide * 0.14)} ${num(y - tall)}`;
    const whole = `M${num(at + wide)} ${num(y)}${half(1)}H${num(at - wide * 0.14)}C${num(at - wide * 0.42)} ${num(y - tall * 0.86)} ${num(at - wide)} ${num(y - tall * 0.5)} ${num(at - wide)} ${num(y)}Z`;
    const side = stage.lightSide(at);
    const bright = `M${num(at + side * wide)} ${num(y)}${half(side)}H${num(at)}V${num(y)}Z`;
    const slits = [0.4, 0.52, 0.64, 0.76]
      .map((t) =>
        [-0.4, 0, 0.4]
          .map((u) =>
            box(
              at + u * wide * (1.05 - t * 0.75) - wide * 0.05,
              y - tall * (t + 0.06),
              wide * 0.1,
              tall * 0.06,
            ),
          )
          .join(''),
      )
      .join('');
    return (
      path(whole, stage.shaded(sand, far)) +
      path(bright, stage.lit(sand, far)) +
      path(slits, glow(stage, far), { opacity: 0.85 }) +
      stroke(`M${num(at)} ${num(y - tall)}v${num(-h * 0.035)}`, stage.shaded(sand, far), h * 0.008) +
      path(oval(at, y - tall - h * 0.045, h * 0.014), stage.lit(tip, far))
    );
  };
  const far = Math.min(1, depth + 0.14);
  return [
    spindle(x, h * 0.95, h * 0.1, far, '#f6ecd8'),
    spindle(x - h * 0.24, h * 0.66, h * 0.055, far, '#e0b04a'),
    spindle(x + h * 0.24, h * 0.68, h * 0.055, far, '#e0b04a'),
    spindle(x - h * 0.15, h * 0.76, h * 0.058, depth, '#d9573c'),
    spindle(x + h * 0.15, h * 0.78, h * 0.058, depth, '#7d9f5c'),
    path(
      outline([
        [x - h * 0.3, y],
        [x - h * 0.26, y - h * 0.22],
        [x - h * 0.08, y - h * 0.26],
        [x, y - h * 0.42],
        [x + h * 0.08, y - h * 0.26],
        [x + h * 0.26, y - h * 0.22],
        [x + h * 0.3, y],
      ]),
      stage.tint(sand, depth),
    ),
    path(
      [-0.16, 0, 0.16].map((t) => lancet(x + t * h, y, h * 0.07, h * (t === 0 ? 0.26 : 0.18))).join(''),
      stage.shaded('#8a6848', depth),
    ),
  ].join('');
};

/** Brussels: a broad gothic hall and an openwork tower in its middle. */
export const townHallSpire: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const stone = '#e6cfa2';
  const half = h * 0.42;
  const hall = h * 0.3;
  const w = h * 0.12;
  let dormers = '';
  for (let row = 0; row < 2; row++)
    for (const t of [-0.84, -0.62, -0.4, 0.4, 0.62, 0.84])
      dormers += outline([
        [x + t * half - h * 0.014, y - hall * (1.08 + row * 0.16)],
        [x + t * half, y - hall * (1.18 + row * 0.16)],
        [x + t * half + h * 0.014, y - hall * (1.08 + row * 0.16)],
      ]);
  return [
    drawTower(stage, x, y, half * 2, hall, stone, depth),
    path(
      outline([
        [x - half, y - hall],
        [x - half * 0.94, y - hall * 1.5],
        [x + half * 0.94, y - hall * 1.5],
        [x + half, y - hall],
      ]),
      stage.shaded('#5d6a72', depth),
    ),
    path(dormers, stage.lit('#c9b48c', depth)),
    path(
      [-0.86, -0.7, -0.54, -0.38, 0.38, 0.54, 0.7, 0.86]
        .map((t) => lancet(x + t * half, y - hall * 0.46, h * 0.04, hall * 0.42))
        .join(''),
      glow(stage, depth),
    ),
    path(
      [-0.86, -0.66, -0.46, 0.46, 0.66, 0.86]
        .map((t) => arch(x + t * half, y, h * 0.055, hall * 0.34))
        .join(''),
      stage.shaded('#6b5a48', depth),
    ),
    path(
      [-1, 1]
        .map((s) =>
          outline([
            [x + s * half - h * 0.02, y - hall],
            [x + s * half, y - hall * 1.5],
            [x + s * half + h * 0.02, y - hall],
          ]),
        )
        .join(''),
      stage.lit(stone, depth),
    ),
    drawTower(stage, x, y, w, h * 0.58, stone, depth),
    path(
      lancet(x - w * 0.2, y - h * 0.4, w * 0.2, h * 0.14) +
        lancet(x + w * 0.2, y - h * 0.4, w * 0.2, h * 0.14) +
        arch(x, y, w * 0.42, h * 0.12),
      glow(stage, depth),
    ),
    path(
      [-0.5, 0.5]
        .map((t) =>
          outline([
            [x + t * w - w * 0.12, y - h * 0.56],
            [x + t * w, y - h * 0.7],
            [x + t * w + w * 0.12, y - h * 0.56],
          ]),
        )
        .join(''),
      stage.shaded(stone, depth),
    ),
    drawTower(stage, x, y - h * 0.58, w * 0.66, h * 0.14, stone, depth),
    path(lancet(x, y - h * 0.6, w * 0.24, h * 0.1), glow(stage, depth)),
    drawSpire(stage, x, y - h * 0.72, w * 0.64, h * 0.26, stone, depth),
    path(oval(x, y - h * 0.985, h * 0.014), stage.lit('#e0b04a', depth)),
  ].join('');
};
