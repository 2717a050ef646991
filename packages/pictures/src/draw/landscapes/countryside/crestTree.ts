import { drawFarm } from '../../buildings/farm.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, oval, path } from '../../svg.ts';
import { drawShadow } from '../../trees.ts';
import { drawTree, loneTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** One old tree on the crest of a wheat field. */
export function crestTree(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const crest = withHill(
    ridgeOf(stage, { part: 'crest', y: horizon + 130, rise: 16, span: 700 }),
    focus,
    90,
    520,
  );
  const farm = -focus * 1.2;
  const y = crest(focus) + 14;
  let bales = '';
  let ends = '';
  for (let n = 0; n < 7; n++) {
    const x = (n - 3) * 260 + stage.unit('bale', n) * 130;
    const foot = crest(x) + 90 + 70 * stage.unit('bale y', n);
    const r = 22 + 12 * ((foot - horizon) / 400);
    if (Math.abs(x - focus) < 120) continue;
    bales += oval(x, foot - r, r * 1.35, r);
    ends += oval(x + stage.lightSide(x) * r * 0.6, foot - r, r * 0.62, r * 0.94);
  }
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 110, 0.7),
    drawLand(stage, ridgeOf(stage, { part: 'meadow', y: horizon + 90, rise: 30, span: 420 }), {
      colour: land.meadow,
      depth: 0.28,
      mist: 0.16,
    }),
    drawFarm(stage, farm, horizon + 118, 120, 0.22),
    drawLand(stage, crest, { colour: land.fields[0] ?? land.meadow, depth: 0.03, mist: 0, mistDepth: 360 }),
    drawShadow(stage, focus, y, 70, 640),
    drawTree(stage, loneTree(stage), { x: focus, y, height: 420, depth: 0 }, 14),
    land.isSnowy ? '' : path(bales, stage.shaded('#c99b48')) + path(ends, stage.lit('#ecc877')),
    drawGrass(
      stage,
      (x) => HEIGHT - 10 + 16 * Math.sin(x / 130),
      land.isSnowy ? '#d8dedb' : (land.fields[1] ?? land.meadow),
      110,
    ),
  ].join('');
}
