import { landPath, ridgeOf } from '../../land.ts';
import type { Stage } from '../../stage.ts';
import { type Markup, path } from '../../svg.ts';

/** The blue-green of deep water. */
export const DEEP = '#1f7f8c';

/** A low coast on the horizon. */
export function farCoast(stage: Stage, horizon: number, depth: number): Markup {
  const isLevel = stage.setting.relief === 'flat';
  const ground = ridgeOf(stage, {
    part: 'far coast',
    y: horizon - 6,
    rise: isLevel ? 14 : 62,
    span: 420,
    octaves: 3,
  });
  return path(
    landPath(stage, (x) => Math.min(horizon, ground(x)), horizon),
    stage.tint(stage.land.wood, depth),
  );
}
