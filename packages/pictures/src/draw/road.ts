import { num } from './svg.ts';

/**
 * A road towards the viewer: its middle, its height on the picture and half its width, each a function of 0 (far) to
 * 1.
 */
export interface RoadShape {
  middle: (t: number) => number;
  y: (t: number) => number;
  half: (t: number) => number;
}

const STEPS = Array.from({ length: 15 }, (_, n) => n / 14);

/** The road's outline as a path. */
export function roadPath({ middle, y, half }: RoadShape): string {
  const points = [
    ...STEPS.map((t) => [middle(t) - half(t), y(t)] as const),
    ...STEPS.toReversed().map((t) => [middle(t) + half(t), y(t)] as const),
  ];
  return `${points.map(([px, py], n) => `${n ? 'L' : 'M'}${num(px)} ${num(py)}`).join('')}Z`;
}
