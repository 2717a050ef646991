import { drawSailboat } from '../../buildings/boats.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, landPath, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, path } from '../../svg.ts';
import { drawUmbrellaPine } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { DEEP, farCoast } from './parts.ts';

/** A bay with sails, seen from under the pines. */
export function pineBay(stage: Stage, { horizon, focus }: View): Markup {
  const random = stage.random('bay');
  const away = focus >= 0 ? -1 : 1;
  const island = withHill(() => horizon + 40, away * stage.core * 0.35, 150, 190);
  const shore = withHill(
    ridgeOf(stage, { part: 'shore', y: HEIGHT - 70, rise: 22, span: 300 }),
    focus + -away * 120,
    150,
    420,
  );
  let boats = '';
  for (let n = 0; n < 3; n++)
    boats += drawSailboat(
      stage,
      away * stage.core * (0.05 + 0.27 * n) + random.unit() * 60,
      horizon + 46 + 62 * ((n * 2) % 3),
      62 + 54 * ((n * 2) % 3),
      0.12,
      random.pick(['#fbf2df', '#f3c879', '#e8795b']),
    );
  return [
    farCoast(stage, horizon, 0.66),
    path(
      landPath(stage, (x) => Math.min(horizon + 6, island(x)), horizon + 6),
      fade(stage, horizon - 110, horizon, stage.tint(stage.land.wood, 0.34), stage.tint('#d9b48a', 0.4)),
    ),
    drawWater(stage, { from: horizon + 2, deep: DEEP }),
    boats,
    drawUmbrellaPine(
      stage,
      {
        x: focus - away * 190,
        y: shore(focus - away * 190) + 20,
        height: 470,
        depth: 0.1,
        colour: '#2f6650',
      },
      away * 0.6,
    ),
    drawLand(stage, shore, { colour: '#cf9a68', depth: 0, mist: 0, mistDepth: 240 }),
    drawUmbrellaPine(
      stage,
      { x: focus, y: shore(focus) + 26, height: 640, depth: 0, colour: '#1f5a48' },
      away * 0.9,
    ),
    drawGrass(stage, (x) => shore(x) + 44, stage.land.spruce, 46),
  ].join('');
}
