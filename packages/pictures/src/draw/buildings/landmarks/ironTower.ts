import { num, outline, path, rect, stroke } from '../../svg.ts';
import { drawTower } from '../tower.ts';
import { type DrawLandmark } from './landmark.ts';

/** Paris: a tower of iron lattice on four curved feet. */
export const ironTower: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const iron = '#8f6f56';
  const edge = (t: number) => h * (0.2 * (1 - t) ** 2.5 + 0.012);
  const half = (s: 1 | -1, inner: number) => {
    let d = '';
    for (let step = 0; step <= 20; step++) {
      const t = step / 20;
      d += `${step === 0 ? 'M' : 'L'}${num(x + s * edge(t) * inner)} ${num(y - h * 0.94 * t)}`;
    }
    return d;
  };
  const leg = (s: 1 | -1): string => {
    const outer: [number, number][] = [];
    const inner: [number, number][] = [];
    for (let step = 0; step <= 12; step++) {
      const t = (step / 12) * 0.42;
      outer.push([x + s * edge(t), y - h * 0.94 * t]);
      inner.push([x + s * Math.max(0, edge(t) - h * (0.062 - 0.07 * t)), y - h * 0.94 * t]);
    }
    return outline([...outer, ...inner.toReversed()]);
  };
  const upper = (from: number): string => {
    const left: [number, number][] = [];
    const right: [number, number][] = [];
    for (let step = 0; step <= 10; step++) {
      const t = from + (step / 10) * (1 - from);
      left.push([x - edge(t), y - h * 0.94 * t]);
      right.push([x + edge(t), y - h * 0.94 * t]);
    }
    return outline([...left, ...right.toReversed()]);
  };
  let lattice = '';
  for (let step = 2; step < 26; step++) {
    const t = step / 26;
    const next = (step + 1) / 26;
    const y1 = y - h * 0.94 * t;
    const y2 = y - h * 0.94 * next;
    if (t < 0.4) {
      for (const s of [-1, 1]) {
        const inner = (at: number) => Math.max(0, edge(at) - h * (0.062 - 0.07 * at));
        lattice += `M${num(x + s * edge(t))} ${num(y1)}L${num(x + s * inner(next))} ${num(y2)}M${num(x + s * inner(t))} ${num(y1)}L${num(x + s * edge(next))} ${num(y2)}`;
      }
    } else
      lattice += `M${num(x - edge(t))} ${num(y1)}L${num(x + edge(next))} ${num(y2)}M${num(x + edge(t))} ${num(y1)}L${num(x - edge(next))} ${num(y2)}`;
  }
  const deck = (t: number, grow: number) =>
    rect(
      x - edge(t) * grow,
      y - h * 0.94 * t - h * 0.012,
      edge(t) * grow * 2,
      h * 0.026,
      stage.shaded(iron, depth * 0.8),
    );
  const bow = edge(0.02) - h * 0.05;
  const isLit = stage.sky.tone > 0.3;
  return [
    path(leg(-1) + leg(1), stage.tint(iron, depth)),
    path(upper(0.4), stage.tint(iron, depth)),
    stroke(
      `M${num(x - bow)} ${num(y - h * 0.02)}Q${num(x - bow * 0.8)} ${num(y - h * 0.15)} ${num(x)} ${num(y - h * 0.155)}Q${num(x + bow * 0.8)} ${num(y - h * 0.15)} ${num(x + bow)} ${num(y - h * 0.02)}`,
      stage.shaded(iron, depth),
      h * 0.012,
    ),
    stroke(lattice, isLit ? '#ffd98a' : stage.lit('#c9a684', depth), h * 0.0035, {
      opacity: isLit ? 0.9 : 0.7,
    }),
    stroke(half(stage.lightSide(x), 1), stage.lit(iron, depth), h * 0.007),
    deck(0.19, 1.16),
    deck(0.42, 1.2),
    drawTower(stage, x, y - h * 0.9, h * 0.034, h * 0.05, iron, depth),
    stroke(`M${num(x)} ${num(y - h * 0.94)}V${num(y - h)}`, stage.shaded(iron, depth), h * 0.008),
    isLit
      ? path(
          outline([
            [x, y - h * 0.94],
            [x + h * 1.5, y - h * 1.02],
            [x + h * 1.5, y - h * 0.9],
          ]),
          '#ffe6a8',
          { opacity: 0.12 },
        )
      : '',
  ].join('');
};
