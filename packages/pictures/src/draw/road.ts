import { num } from './svg.ts';

/** A road that comes nearer: its middle, its height on the picture and half its width, each for 0 (far) to 1. */
export interface RoadShape {
  middle: (t: number) => number;
  y: (t: number) => number;
  half: (t: number) => number;
}

const STEPS = Array.from({ length: 15 }, (_, n) => n / 14);

/** Its outline as a path. */
export function roadPath({ middle, y, half }: RoadShape): string {
  const points = [
    ...STEPS.map((t) => [middle(t) - half(t), y(t)] as const),
    ...STEPS.toReversed().map((t) => [middle(t) + half(t), y(t)] as const),
  ];
  return `${points.map(([px, py], n) => `${n ? 'L' : 'M'}${num(px)} ${num(py)}`).join('')}Z`;
}
