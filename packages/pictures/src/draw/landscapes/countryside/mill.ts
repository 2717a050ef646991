import { drawWindmill } from '../../buildings/windmill.ts';
import { drawRows } from '../../fields.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import { drawTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';

/** A mill beside still water, tulips or reeds before it. */
export function mill(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const random = stage.random('mill');
  const polder = ridgeOf(stage, { part: 'polder', y: horizon + 30, rise: 7, span: 700 });
  const bank = ridgeOf(stage, { part: 'bank', y: HEIGHT - 110, rise: 14, span: 500 });
  const away = focus >= 0 ? -1 : 1;
  const millHeight = 400 + random.unit() * 70;
  const foot = horizon + 66;
  const angle = 18 + random.unit() * 54;
  const hedge = ridgeOf(stage, { part: 'hedge', y: horizon + 10, rise: 26, span: 120, octaves: 3 });
  const main = stage.stamp(drawWindmill(stage, focus, foot, millHeight, 0.03, angle));
  const others =
    drawWindmill(stage, focus + away * 470, horizon + 38, 190, 0.35, angle + 20) +
    drawWindmill(stage, focus + away * 660, horizon + 34, 130, 0.5, angle + 50);
  const poplars = [0, 1, 2, 3, 4, 5]
    .map((n) =>
      drawTree(
        stage,
        'poplar',
        {
          x: focus + away * (760 + n * 58),
          y: horizon + 38,
          height: 130 + 40 * stage.unit('poplar', n),
          depth: 0.42,
        },
        n,
      ),
    )
    .join('');
  const tulips = land.isSnowy ? '#e8ecea' : random.pick([...stage.setting.blossom, land.meadow]);
  return [
    drawLand(stage, hedge, { colour: land.wood, depth: 0.6, mist: 0.7 }),
    drawMist(stage, horizon - 30, horizon + 50, 0.6),
    drawLand(stage, polder, { colour: land.meadow, depth: 0.2, mist: 0.05 }),
    poplars,
    others,
    drawShadow(stage, focus, foot - 2, 150, 300),
    main,
    drawWater(stage, {
      from: foot + 22,
      mirrored: `<g transform="translate(0 22)">${main}</g>`,
      clarity: 0.55,
    }),
    drawRows(stage, {
      ground: bank,
      vanishing: { x: -focus * 0.2, y: HEIGHT - 300 },
      crop: tulips,
      earth: land.meadow,
      depth: 0,
      spacing: 170,
      isBushy: !land.isSnowy,
    }),
    drawGrass(stage, (x) => HEIGHT + 8 + 6 * Math.sin(x / 70), land.meadow, 66),
  ].join('');
}
