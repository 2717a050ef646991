import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, outline, path } from '../../svg.ts';
import { drawMountainHouse } from '../../buildings/chalet.ts';
import { drawTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';
import { drawBeams } from './parts.ts';

/** A track of sand among the pines. */
export function pinewood(stage: Stage, { horizon, focus }: View): Markup {
  const floor = ridgeOf(stage, { part: 'floor', y: horizon + 150, rise: 16, span: 560 });
  const rows = [
    { dy: -30, height: 210, gap: 96, depth: 0.5 },
    { dy: 14, height: 320, gap: 150, depth: 0.28 },
  ];
  const back = rows.map(({ dy, height, gap, depth }, row) => {
    const trees: Markup[] = [];
    for (let n = -Math.ceil(stage.half / gap) - 1; n * gap < stage.half + gap; n++) {
      const x = (n + stage.unit(`pine ${row}`, n) * 0.5) * gap;
      if (row === 1 && Math.abs(x - focus) < 190) continue;
      trees.push(
        drawTree(
          stage,
          'umbrellaPine',
          { x, y: floor(x) + dy + 20, height: height * (0.86 + 0.28 * stage.unit(`tall ${row}`, n)), depth },
          n,
        ),
      );
    }
    return trees.join('') + drawMist(stage, horizon + 40 + dy, horizon + 190 + dy, 0.4);
  });
  const near = [-0.84, -0.46, 0.42, 0.8].map((share, n) => {
    const x = share * stage.core - focus * 0.2;
    const y = floor(x) + 120 + 60 * stage.unit('near', n);
    return (
      drawShadow(stage, x, y, 40, 360) +
      drawTree(stage, 'umbrellaPine', { x, y, height: 540 + 90 * stage.unit('near h', n), depth: 0 }, n)
    );
  });
  const track = outline([
    [focus - 22, floor(focus) + 10],
    [focus + 22, floor(focus) + 10],
    [focus * 0.4 + 300, HEIGHT + 10],
    [focus * 0.4 - 260, HEIGHT + 10],
  ]);
  return [
    drawFarHills(stage, horizon),
    ...back,
    drawBeams(stage),
    drawLand(stage, floor, { colour: stage.land.meadow, depth: 0.06, mist: 0 }),
    drawMountainHouse(stage, focus, floor(focus) + 22, 170, 0.06),
    path(track, stage.lit('#ecd6ac', 0.02), { opacity: 0.85 }),
    ...near,
    drawGrass(stage, (x) => HEIGHT + 8 + 10 * Math.sin(x / 90), stage.land.wood, 78),
  ].join('');
}
