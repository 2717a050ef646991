import type { Scene } from '../address.ts';
import { CITY } from './landscapes/city.ts';
import { COUNTRYSIDE } from './landscapes/countryside.ts';
import { FOREST } from './landscapes/forest.ts';
import { LAKE } from './landscapes/lake.ts';
import type { Landscapes } from './landscapes/landscape.ts';
import { MOUNTAIN } from './landscapes/mountain.ts';
import { SEA } from './landscapes/sea.ts';
import { VINEYARD } from './landscapes/vineyard.ts';
import type { Mood } from './mood.ts';
import { drawSky } from './sky.ts';
import { createStage } from './stage.ts';
import { group, type Markup } from './svg.ts';

const LANDSCAPES: Readonly<Record<Scene, Landscapes>> = {
  sea: SEA,
  mountain: MOUNTAIN,
  countryside: COUNTRYSIDE,
  city: CITY,
  vineyard: VINEYARD,
  lake: LAKE,
  forest: FOREST,
};

export interface LandscapeRequest extends Mood {
  scene: Scene;
  /** In units, for a height of 900. */
  width: number;
  prefix?: string;
}

/** A whole landscape with its sky, x 0 in its middle. */
export function drawLandscape({ scene, width, seed, sky, land, sunAt, focusAt, variant, isMirrored, prefix }: LandscapeRequest): Markup {
  const stage = createStage({ seed, width, sky, land, sunAt, ...(prefix === undefined ? {} : { prefix }) });
  const ways = LANDSCAPES[scene];
  const way = ways[variant % ways.length];
  if (!way) throw new RangeError(`there is no way to draw ${scene}`);
  const { horizon } = way;
  const content = drawSky(stage, horizon) + way.draw(stage, { horizon, focus: focusAt * stage.core });
  const drawing = `<defs>${stage.definitions()}</defs>${content}`;
  return isMirrored ? group(drawing, { transform: 'scale(-1 1)' }) : drawing;
}
