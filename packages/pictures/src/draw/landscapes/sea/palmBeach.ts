import { drawSailboat } from '../../buildings/boats.ts';
import { drawFronts } from '../../buildings/fronts.ts';
import { drawMist, landPath, ridgeOf, withHill } from '../../land.ts';
import { fade, HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, path, stroke, num } from '../../svg.ts';
import { drawTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';

/** A long beach under palms, a town at the end of the bay. */
export function palmBeach(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const range = withHill(
    ridgeOf(stage, { part: 'range', y: horizon - 20, rise: 70, span: 360, octaves: 3 }),
    side * stage.core * 0.6,
    130,
    420,
  );
  const taper = (x: number) => 1 / (1 + Math.exp((-x * side - stage.core * 0.05) / 90));
  const hill = (x: number) => horizon + 8 - Math.max(0, horizon + 8 - range(x)) * taper(x);
  const town = stage.stamp(
    drawFronts(stage, {
      part: 'town',
      y: horizon + 14,
      width: 50,
      height: 82,
      depth: 0.26,
      isClear: (x) => x * side < stage.core * 0.16,
    }),
  );
  const sand = (x: number) =>
    horizon + 190 - 150 * Math.tanh(((x * side) / stage.core) * 1.1) + 10 * Math.sin(x / 180);
  const palms = [
    { share: 0.78, drop: 170, height: 430 },
    { share: 0.46, drop: 240, height: 560 },
    { share: -0.5, drop: 150, height: 470 },
    { share: 0.98, drop: 250, height: 520 },
  ].map(({ share, drop, height }, n) => {
    const x = side * stage.core * share;
    const y = Math.min(HEIGHT + 10, sand(x) + drop);
    return drawShadow(stage, x, y, 24, 260) + drawTree(stage, 'palm', { x, y, height, depth: 0 }, n + 1);
  });
  const foam = (drop: number, width: number) => {
    let d = '';
    for (let x = -stage.half - 40; x <= stage.half + 40; x += 40)
      d += `${d ? 'L' : 'M'}${num(x)} ${num(sand(x) - drop)}`;
    return stroke(d, stage.tint('#fdf8ea'), width, { opacity: 0.85 });
  };
  return [
    path(
      landPath(stage, hill, horizon + 16),
      fade(
        stage,
        horizon - 160,
        horizon,
        stage.tint(stage.land.wood, 0.34),
        stage.tint(stage.land.meadow, 0.5),
      ),
    ),
    drawMist(stage, horizon - 90, horizon + 10, 0.5),
    town,
    drawWater(stage, { from: horizon + 14, deep: '#1b8f9c', mirrored: town, clarity: 0.25 }),
    drawSailboat(stage, -side * stage.core * 0.34, horizon + 84, 100, 0.06, '#fbf2df'),
    drawSailboat(stage, -side * stage.core * 0.68, horizon + 42, 54, 0.2, '#e8795b'),
    path(
      landPath(stage, (x) => sand(x) - 30),
      stage.tint('#7fc8bb'),
      { opacity: 0.6 },
    ),
    foam(12, 8),
    path(
      landPath(stage, sand),
      fade(stage, horizon + 60, HEIGHT, stage.lit('#f6e3ba'), stage.tint('#e6c690')),
    ),
    ...palms,
  ].join('');
}
