import { drawSailboat } from '../../buildings/boats.ts';
import { landPath, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, path } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { DEEP } from './parts.ts';

/** One great sail close by, others far off. */
export function regatta(stage: Stage, { horizon, focus }: View): Markup {
  const random = stage.random('regatta');
  const isLevel = stage.setting.relief === 'flat';
  const hills = ridgeOf(stage, {
    part: 'coast',
    y: horizon - (isLevel ? 4 : 20),
    rise: isLevel ? 10 : 90,
    span: 460,
    octaves: 3,
  });
  const sails = ['#fbf2df', '#e8795b', '#f3c879', '#fbf2df'];
  const fleet = Array.from({ length: 6 }, (_, n) => {
    const x = -focus + (n - 2.5) * 230 + random.unit() * 90;
    const size = 54 + 34 * random.unit();
    return drawSailboat(stage, x, horizon + 22 + size * 0.4, size, 0.28, sails[n % 4] ?? '#fbf2df');
  });
  return [
    path(
      landPath(stage, (x) => Math.min(horizon, hills(x)), horizon),
      fade(
        stage,
        horizon - 110,
        horizon,
        stage.tint(stage.land.wood, 0.58),
        stage.tint(stage.land.wood, 0.76),
      ),
    ),
    drawWater(stage, { from: horizon, deep: DEEP }),
    ...fleet,
    drawSailboat(stage, focus, HEIGHT - 130, 560, 0, random.pick(['#fbf2df', '#fbf2df', '#ecb95d'])),
  ].join('');
}
