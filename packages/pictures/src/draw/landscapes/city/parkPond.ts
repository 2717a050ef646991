import { drawRoofs } from '../../buildings/roofs.ts';
import { drawBranch, drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, num, oval, path, stroke } from '../../svg.ts';
import { drawTree, gardenTree, loneTree } from '../../treeKinds.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop, drawSkyline } from '../skyline.ts';

/** A pond in the park of a town: trees in the water, a footbridge, swans. */
export function parkPond(stage: Stage, { horizon, focus }: View): Markup {
  const shore = horizon + 150;
  const side = focus >= 0 ? 1 : -1;
  const lawn = ridgeOf(stage, { part: 'pond lawn', y: shore - 40, rise: 18, span: 520 });
  const trees = stage.stamp(
    Array.from({ length: 15 }, (_, n) => {
      const x = (n - 7) * 168 + 90 * stage.unit('pond tree', n);
      if (Math.abs(x - focus) < 130) return '';
      const kind = n % 3 === 1 ? loneTree(stage) : gardenTree(stage);
      return drawTree(
        stage,
        kind,
        { x, y: lawn(x) + 22, height: 190 + 130 * stage.unit('pond tall', n), depth: 0.12 },
        n + 9,
      );
    }).join(''),
  );
  const bridge = stage.stamp(footbridge(stage, focus, shore));
  return [
    drawBackdrop(stage, horizon + 10),
    drawSkyline(stage, horizon + 60, 0.55, 104),
    drawRoofs(
      stage,
      'pond roofs',
      ridgeOf(stage, { part: 'pond roofs', y: horizon + 34, rise: 14, span: 240 }),
      88,
      0.34,
    ),
    drawMist(stage, horizon - 20, horizon + 120, 0.5),
    drawLand(stage, lawn, { colour: stage.land.meadow, depth: 0.1, mist: 0.02, mistDepth: 120 }),
    trees,
    drawWater(stage, { from: shore, mirrored: trees + bridge, clarity: 0.5 }),
    bridge,
    swan(stage, -side * stage.core * 0.2, shore + 106, 1, side),
    swan(stage, -side * stage.core * 0.34, shore + 142, 1.3, side),
    lilies(stage, side * stage.core * 0.3),
    drawTree(
      stage,
      gardenTree(stage),
      { x: -side * stage.core * 0.92, y: HEIGHT + 10, height: 640, depth: 0 },
      31,
    ),
    stage.random('pond branch').chance(0.5)
      ? drawBranch(stage, side, stage.land.foliage[0] ?? stage.land.wood)
      : '',
    drawGrass(
      stage,
      (x) => HEIGHT + 6 - 46 * Math.exp(-(((x + side * stage.core) / 420) ** 2)),
      stage.land.meadow,
      52,
    ),
  ].join('');
}

/** A light wooden bridge in one bow. */
function footbridge(stage: Stage, x: number, y: number): Markup {
  const w = 176;
  const bow = (lift: number) =>
    `M${num(x - w)} ${num(y - lift * 0.2)}Q${num(x)} ${num(y - 92 - lift)} ${num(x + w)} ${num(y - lift * 0.2)}`;
  let posts = '';
  for (let n = -4; n <= 4; n++) {
    const t = (n + 4) / 8;
    const px = x + (n / 4) * w;
    const py = y - 2 * t * (1 - t) * 92;
    posts += `M${num(px)} ${num(py)}v-50`;
  }
  const paint = stage.random('footbridge').pick(['#f6ecd8', '#b5493a', '#9a6c46']);
  return [
    stroke(bow(0), stage.shaded(paint, 0.04), 17),
    stroke(`${posts}${bow(88)}`, stage.lit(paint, 0.04), 7),
  ].join('');
}

function swan(stage: Stage, x: number, y: number, size: number, facing: 1 | -1): Markup {
  const p = (dx: number, dy: number) => `${num(x + facing * dx * size)} ${num(y + dy * size)}`;
  return [
    path(
      `M${p(-34, -6)}Q${p(-30, -26)} ${p(0, -22)}Q${p(22, -18)} ${p(28, -4)}Q${p(0, 10)} ${p(-34, -6)}Z`,
      stage.lit('#fffaf0'),
    ),
    stroke(
      `M${p(20, -8)}C${p(34, -22)} ${p(14, -38)} ${p(26, -52)}q${num(facing * 7 * size)} ${num(-5 * size)} ${num(facing * 12 * size)} ${num(3 * size)}`,
      stage.lit('#fffaf0'),
      6.5 * size,
    ),
    path(oval(x + facing * 40 * size, y - 48 * size, 5 * size, 2.6 * size), stage.lit('#e8913a')),
    path(oval(x, y + 12 * size, 34 * size, 4 * size), stage.lit('#fffaf0'), { opacity: 0.35 }),
  ].join('');
}

function lilies(stage: Stage, x: number): Markup {
  let pads = '';
  let blooms = '';
  for (let n = 0; n < 12; n++) {
    const px = x + (stage.unit('pad x', n) - 0.5) * 460;
    const py = 770 + stage.unit('pad y', n) * 84;
    const r = 22 + 22 * stage.unit('pad r', n);
    pads += oval(px, py, r, r * 0.3);
    if (stage.unit('lily', n) < 0.4) blooms += oval(px, py - 7, 9, 7);
  }
  return stage.land.isSnowy ? '' : path(pads, stage.tint('#4f8559')) + path(blooms, stage.lit('#f7d4cc'));
}
