import type { Stage } from '../stage.ts';
import { type Markup, num, path, polygon, rect } from '../svg.ts';

/** A lighthouse with its bands; its beam is lit when the day is over. */
export function drawLighthouse(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  depth: number,
  band: string,
): Markup {
  const side = stage.lightSide(x);
  const half = (t: number) => height * (0.115 - 0.045 * t);
  const ring = (from: number, to: number, share: [number, number], fill: string) => {
    const [a, b] = share;
    return polygon(
      [
        [x + half(from) * a, y - height * from],
        [x + half(to) * a, y - height * to],
        [x + half(to) * b, y - height * to],
        [x + half(from) * b, y - height * from],
      ],
      fill,
    );
  };
  const shadeFrom: [number, number] = side === 1 ? [-1, -0.1] : [0.1, 1];
  let tower =
    ring(0, 0.78, [-1, 1], stage.lit('#faf4e8', depth)) +
    ring(0, 0.78, shadeFrom, stage.shaded('#e9dfcf', depth));
  for (const from of [0.12, 0.38, 0.62])
    tower +=
      ring(from, from + 0.12, [-1, 1], stage.lit(band, depth)) +
      ring(from, from + 0.12, shadeFrom, stage.shaded(band, depth));
  const top = y - height * 0.78;
  const lamp = stage.sky.tone > 0.3;
  const beam = lamp
    ? [1, -1]
        .map((way) =>
          polygon(
            [
              [x, top - height * 0.07],
              [x + way * height * 3.4, top - height * 0.42],
              [x + way * height * 3.4, top + height * 0.1],
            ],
            '#ffe6a8',
            { opacity: 0.16 },
          ),
        )
        .join('')
    : '';
  return [
    beam,
    tower,
    rect(
      x - half(0.78) * 1.5,
      top - height * 0.02,
      half(0.78) * 3,
      height * 0.03,
      stage.shaded('#3c4650', depth),
    ),
    rect(
      x - half(0.78) * 0.75,
      top - height * 0.12,
      half(0.78) * 1.5,
      height * 0.1,
      lamp ? '#ffe2a0' : stage.lit('#e6efe9', depth),
    ),
    path(
      `M${num(x - half(0.78) * 1.05)} ${num(top - height * 0.12)}Q${num(x)} ${num(top - height * 0.25)} ${num(x + half(0.78) * 1.05)} ${num(top - height * 0.12)}Z`,
      stage.shaded(band, depth),
    ),
  ].join('');
}
