import { drawSailboat } from '../../buildings/boats.ts';
import { drawLighthouse } from '../../buildings/lighthouse.ts';
import { drawRocks } from '../../foreground.ts';
import { landPath, withHill } from '../../land.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, num, path } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { DEEP } from './parts.ts';

/** A rock with its lighthouse, out at sea. */
export function lonelyLight(stage: Stage, { horizon, focus }: View): Markup {
  const foot = horizon + 66;
  const tower = stage.stamp(
    drawLighthouse(
      stage,
      focus,
      foot - 44,
      360,
      0.02,
      stage.random('band').pick(['#c2412d', '#14504a', '#2d4d74']),
    ),
  );
  const rock = withHill(() => foot + 30, focus, 96, 190);
  const isle = stage.stamp(
    path(
      landPath(stage, (x) => Math.min(foot, rock(x)), foot),
      fade(stage, foot - 70, foot, stage.lit(stage.land.rock), stage.shaded(stage.land.rock)),
    ),
  );
  return [
    drawWater(stage, { from: horizon, deep: DEEP }),
    `<g transform="translate(0 ${num(foot * 2)}) scale(1 -1)" opacity=".3">${tower}${isle}</g>`,
    tower,
    isle,
    drawRocks(stage, foot + 6, 50, focus - 230, focus + 240),
    drawSailboat(stage, -focus * 0.7, horizon + 40, 70, 0.2, '#fbf2df'),
    drawRocks(stage, HEIGHT + 24, 110, focus > 0 ? -4000 : -focus * 0.2, focus > 0 ? -focus * 0.2 : 4000),
  ].join('');
}
