import { drawSailboat } from '../../buildings/boats.ts';
import { drawVillage } from '../../buildings/village.ts';
import { drawBranch } from '../../foreground.ts';
import { drawLand, landPath } from '../../land.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, num, oval, path, polygon, stroke } from '../../svg.ts';
import { drawUmbrellaPine } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';

/** A crescent of sand with parasols below a white village. */
export function cove(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const random = stage.random('cove');
  const side = focus >= 0 ? 1 : -1;
  const headland = (x: number) =>
    horizon + 150 - 330 / (1 + Math.exp(-((x - focus + side * 160) * side) / 120)) + 10 * Math.sin(x / 66);
  const sand = (x: number) =>
    horizon + 210 + 120 * Math.tanh(((-x * side) / stage.core) * 1.3) + 20 * Math.sin(x / 260);
  const village = drawVillage(stage, {
    part: 'village',
    x: focus + side * 60,
    reach: 240,
    ground: (x) => headland(x) + 78,
    size: 74,
    depth: 0.1,
    rows: 3,
    terrace: 44,
  });
  const parasols = Array.from({ length: 9 }, (_, n) => {
    const x = side * (stage.core * (0.86 - n * 0.19)) + random.unit() * 50;
    const y = sand(x) + 80 + random.unit() * 60;
    const w = 66;
    const colour = random.pick(['#d9573c', '#e8b04a', '#14504a', '#2f8a93']);
    return [
      path(oval(x - stage.lightSide(x) * 44, y + 2, 56, 9), stage.sky.shade, { opacity: 0.22 }),
      stroke(`M${num(x)} ${num(y)}V${num(y - 78)}`, stage.shaded('#8a6a50'), 5),
      path(
        `M${num(x - w)} ${num(y - 66)}Q${num(x - w * 0.7)} ${num(y - 116)} ${num(x)} ${num(y - 118)}Q${num(x + w * 0.7)} ${num(y - 116)} ${num(x + w)} ${num(y - 66)}Z`,
        stage.lit(colour),
      ),
      polygon(
        [
          [x - w * 0.34, y - 66],
          [x, y - 118],
          [x + w * 0.34, y - 66],
        ],
        stage.lit('#fbf3e2'),
      ),
    ].join('');
  });
  const shallow = (x: number) => sand(x) - 34;
  return [
    drawWater(stage, { from: horizon, deep: '#1b8c96' }),
    drawLand(stage, headland, { colour: land.wood, depth: 0.16, mist: 0.24 }),
    village,
    drawSailboat(stage, -focus * 0.8, horizon + 60, 90, 0.1, '#fbf2df'),
    path(landPath(stage, shallow), stage.tint('#7fc4b8'), { opacity: 0.7 }),
    path(
      landPath(stage, (x) => sand(x) - 8),
      stage.tint('#fbf5e6'),
    ),
    path(
      landPath(stage, sand),
      fade(stage, horizon + 160, HEIGHT, stage.lit('#f3deb3'), stage.tint('#e2bf8a')),
    ),
    ...parasols,
    drawUmbrellaPine(
      stage,
      { x: -focus * 1.5, y: HEIGHT + 30, height: 640, depth: 0, colour: '#1f5a48' },
      side * 0.8,
    ),
    drawBranch(stage, side, '#2a6350'),
  ].join('');
}
