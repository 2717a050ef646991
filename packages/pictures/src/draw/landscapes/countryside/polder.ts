import { drawFarm } from '../../buildings/farm.ts';
import { drawGrass } from '../../foreground.ts';
import { drawMist } from '../../land.ts';
import { clip, fade, HEIGHT, type Stage } from '../../stage.ts';
import { ellipse, group, type Markup, num, outline, path, rect, stroke } from '../../svg.ts';
import { avenueTree, drawTree, loneTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** A cow at grass. */
function drawCow(stage: Stage, x: number, y: number, size: number, facing: 1 | -1, coat: string): Markup {
  const p = (dx: number, dy: number) => `${num(x + facing * dx * size)} ${num(y + dy * size)}`;
  const body = `M${p(-0.5, -0.62)}Q${p(0, -0.7)} ${p(0.4, -0.62)}Q${p(0.56, -0.62)} ${p(0.66, -0.4)}L${p(0.78, -0.2)}L${p(0.68, -0.14)}L${p(0.52, -0.34)}L${p(0.42, -0.26)}L${p(0.41, 0)}H${num(x + facing * 0.32 * size)}L${p(0.3, -0.24)}H${num(x - facing * 0.28 * size)}L${p(-0.3, 0)}H${num(x - facing * 0.4 * size)}L${p(-0.42, -0.26)}Q${p(-0.52, -0.36)} ${p(-0.5, -0.62)}Z`;
  const patch = `M${p(-0.36, -0.64)}Q${p(-0.1, -0.7)} ${p(-0.04, -0.6)}Q${p(-0.1, -0.36)} ${p(-0.26, -0.36)}Q${p(-0.4, -0.4)} ${p(-0.36, -0.64)}ZM${p(0.14, -0.65)}Q${p(0.34, -0.68)} ${p(0.42, -0.58)}Q${p(0.34, -0.44)} ${p(0.2, -0.46)}Z`;
  return (
    ellipse(x, y + size * 0.02, size * 0.6, size * 0.06, stage.sky.shade, { opacity: 0.22 }) +
    path(body, stage.lit('#f8f1e4')) +
    path(patch, stage.shaded(coat))
  );
}

/** Level meadows between ditches that reflect the sky, a farm among its trees. */
export function polder(stage: Stage, { horizon, focus }: View): Markup {
  const { sky, land } = stage;
  stage.drawn.add('polder');
  const meadow = horizon + 46;
  const away = focus >= 0 ? -1 : 1;
  const farm = meadow + 34;
  const ditch = outline([
    [focus + away * 250, meadow + 6],
    [focus + away * 262, meadow + 6],
    [away * stage.core * 0.2 + 330, HEIGHT + 20],
    [away * stage.core * 0.2 - 150, HEIGHT + 20],
  ]);
  const cross = `M${num(-stage.half)} ${num(meadow + 96)}Q${num(0)} ${num(meadow + 88)} ${num(stage.half)} ${num(meadow + 100)}V${num(meadow + 116)}Q${num(0)} ${num(meadow + 104)} ${num(-stage.half)} ${num(meadow + 112)}Z`;
  const water = fade(stage, meadow, HEIGHT, sky.low, sky.mid, sky.top);
  const stripes = Array.from({ length: 26 }, (_, n) => {
    const x = (n - 13) * 360;
    return `M${num(focus + (n - 13) * 22)} ${num(meadow + 4)}L${num(x)} ${HEIGHT}`;
  }).join('');
  const field = `M${num(-stage.half)} ${num(meadow)}H${num(stage.half)}V${HEIGHT}H${num(-stage.half)}Z`;
  const trees = Array.from({ length: 9 }, (_, n) =>
    drawTree(
      stage,
      n % 2 ? avenueTree(stage) : loneTree(stage),
      {
        x: focus + (n - 4) * 78 + (n < 4 ? -120 : 130),
        y: farm + 2,
        height: 120 + 50 * stage.unit('farm tree', n),
        depth: 0.1,
      },
      n,
    ),
  );
  const willows = [0.34, 0.6, 0.92].map((t, n) => {
    const y = meadow + 40 + (HEIGHT - meadow - 40) * t;
    const x = focus + away * 330 + (away * stage.core * 0.2 + away * 420 - focus - away * 330) * t;
    return (
      drawShadow(stage, x, y, 30, 200) +
      drawTree(stage, loneTree(stage), { x, y, height: 130 + 220 * t, depth: 0 }, n + 5)
    );
  });
  const coat = stage.random('coat').pick(['#3a3430', '#8a4a34', '#5a4034']);
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 20, meadow + 40, 0.6),
    path(field, fade(stage, meadow, HEIGHT, stage.tint(land.meadow, 0.16), stage.tint(land.meadow))),
    group(stroke(stripes, stage.shaded(land.meadow), 5, { opacity: 0.22 }), {
      'clip-path': clip(stage, field),
    }),
    ...trees,
    drawFarm(stage, focus, farm, 200, 0.05),
    path(cross + ditch, stage.shaded(land.wood, 0.02), { transform: 'translate(0 -5)', opacity: 0.6 }),
    path(cross + ditch, water),
    ...willows,
    drawCow(stage, focus - away * 40, HEIGHT - 150, 92, away, coat),
    drawCow(stage, focus - away * 250, HEIGHT - 178, 74, away === 1 ? -1 : 1, coat),
    drawCow(stage, focus - away * 390, HEIGHT - 206, 60, 1, coat),
    rect(-stage.half, meadow, stage.half * 2, 2, sky.sun, { opacity: 0.25 }),
    drawGrass(stage, (x) => HEIGHT + 10 + 6 * Math.sin(x / 70), land.meadow, 74),
  ].join('');
}
