import { drawCanopy } from '../../canopy.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, num, path } from '../../svg.ts';
import { drawBirch, drawSpruces } from '../../trees.ts';
import { drawDeer } from '../deer.ts';
import type { View } from '../landscape.ts';
import { drawBeams } from './parts.ts';

/** A deer on a path between birches. */
export function birchPath(stage: Stage, { horizon, focus }: View): Markup {
  const floor = ridgeOf(stage, { part: 'floor', y: horizon + 160, rise: 18, span: 520 });
  const isConifer = stage.land.isSnowy;
  const back = [0, 1, 2].map((n) => {
    const ground = ridgeOf(stage, {
      part: `back ${n}`,
      y: horizon + 10 + n * 54,
      rise: 40,
      span: 300,
      octaves: 3,
    });
    const depth = 0.72 - n * 0.2;
    return isConifer
      ? drawSpruces(stage, { part: `back ${n}`, ground, height: 110 + n * 36, spacing: 28 + n * 8, depth }) +
          drawLand(stage, ground, { colour: stage.land.spruce, depth, mist: 0.9 })
      : drawCanopy(stage, `back ${n}`, (x) => ground(x) - 20, 74 + n * 16, depth) +
          drawLand(stage, (x) => ground(x) + 60, {
            colour: stage.land.wood,
            depth,
            mist: Math.min(0.95, depth + 0.3),
            mistDepth: 130,
          });
  });
  const trunks = Array.from({ length: 15 }, (_, n) => {
    const x = (n - 7) * 240 + (stage.unit('trunk', n) - 0.5) * 150;
    if (Math.abs(x - focus) < 150) return '';
    return drawBirch(
      stage,
      x,
      floor(x) + 40 + 120 * stage.unit('trunk y', n),
      30 + 30 * stage.unit('trunk w', n),
      n,
    );
  });
  const track = `M${num(focus - 240)} ${HEIGHT}Q${num(focus + 40)} ${num(floor(focus) + 130)} ${num(focus - 26)} ${num(floor(focus) + 6)}h44Q${num(focus + 190)} ${num(floor(focus) + 140)} ${num(focus + 160)} ${HEIGHT}Z`;
  return [
    ...back,
    drawBeams(stage),
    drawMist(stage, horizon + 50, horizon + 190, 0.7),
    drawLand(stage, floor, {
      colour: stage.land.isSnowy ? stage.land.meadow : (stage.land.foliage[1] ?? stage.land.meadow),
      depth: 0.04,
      mist: 0,
    }),
    path(track, stage.lit('#ecd6ac', 0.02), { opacity: 0.75 }),
    drawDeer(stage, focus, floor(focus) + 78, 150),
    ...trunks,
    drawGrass(
      stage,
      (x) => HEIGHT + 12 * Math.sin(x / 70),
      stage.land.isSnowy ? '#d5dfe0' : stage.land.wood,
      96,
    ),
  ].join('');
}
