import { drawMountainHouse } from '../../buildings/chalet.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import { drawPeaks, rangeOf } from '../../peaks.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, num, oval, path, stroke } from '../../svg.ts';
import { drawTree, gardenTree } from '../../treeKinds.ts';
import { drawShadow, drawSpruces } from '../../trees.ts';
import { drawFarHills } from '../farHills.ts';
import type { View } from '../landscape.ts';

/** The house itself on its meadow, the mountains close behind. */
export function ownChalet(stage: Stage, { horizon, focus }: View): Markup {
  const base = horizon + 40;
  const side = focus >= 0 ? 1 : -1;
  const meadow = ridgeOf(stage, { part: 'house meadow', y: HEIGHT - 170, rise: 18, span: 620 });
  const x = focus * 0.8;
  const isHigh = stage.setting.relief === 'peaks' || stage.setting.house.isChalet === true;
  return [
    isHigh
      ? drawPeaks(stage, rangeOf(stage, { part: 'house range', base, height: 470, spacing: 420 }), {
          part: 'house range',
          base,
          depth: 0.34,
        })
      : drawFarHills(stage, horizon),
    drawMist(stage, base - 150, base + 60, 0.7),
    drawSpruces(stage, {
      part: 'house wood',
      ground: (at) => HEIGHT - 250 + 20 * Math.sin(at / 150),
      height: 210,
      spacing: 44,
      depth: 0.22,
      isLit: true,
      isClear: (at) => Math.abs(at - x) < 120,
      mistDepth: 90,
    }),
    drawLand(stage, meadow, { colour: stage.land.meadow, depth: 0.02, mist: 0, mistDepth: 200 }),
    drawShadow(stage, x, meadow(x) + 40, 560, 420),
    drawMountainHouse(stage, x, meadow(x) + 46, 640, 0),
    fence(stage, meadow, x, side),
    drawTree(
      stage,
      gardenTree(stage),
      { x: -side * stage.core * 0.8, y: HEIGHT - 30, height: 560, depth: 0 },
      5,
    ),
    drawGrass(stage, (at) => HEIGHT + 6 + 8 * Math.sin(at / 100), stage.land.meadow, 76),
  ].join('');
}

/** A rail fence with flowers along the meadow. */
function fence(stage: Stage, meadow: (x: number) => number, clear: number, side: 1 | -1): Markup {
  let rails = '';
  let blooms = '';
  const first = Math.floor(-stage.half / 96) * 96;
  for (let x = first; x < stage.half + 96; x += 96) {
    if ((x - clear) * side > -380) continue;
    const y = meadow(x) + 92;
    const next = meadow(x + 96) + 92;
    rails += `M${num(x)} ${num(y + 22)}v-84M${num(x)} ${num(y - 42)}L${num(x + 96)} ${num(next - 42)}M${num(x)} ${num(y - 12)}L${num(x + 96)} ${num(next - 12)}`;
    for (let n = 0; n < 5; n++)
      blooms += oval(
        x + 96 * stage.unit('fence bloom', x + n),
        y + 14 - 20 * stage.unit('fence bloom y', x + n),
        7,
        6,
      );
  }
  return (
    stroke(rails, stage.shaded('#8a6a4c'), 9) +
    (stage.land.isSnowy ? '' : path(blooms, stage.lit(stage.land.flower)))
  );
}
