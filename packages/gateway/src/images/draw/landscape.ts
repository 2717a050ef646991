import type { Scene } from '../address.ts';
import { CITY } from './landscapes/city/city.ts';
import { COUNTRYSIDE } from './landscapes/countryside/countryside.ts';
import { FOREST } from './landscapes/forest/forest.ts';
import { LAKE } from './landscapes/lake/lake.ts';
import type { Landscapes } from './landscapes/landscape.ts';
import { MOUNTAIN } from './landscapes/mountain/mountain.ts';
import { SEA } from './landscapes/sea/sea.ts';
import { VINEYARD } from './landscapes/vineyard/vineyard.ts';
import type { Mood } from './mood.ts';
import { drawSky } from './sky.ts';
import { createStage, HEIGHT } from './stage.ts';
import { group, type Markup, num } from './svg.ts';

const LANDSCAPES: Readonly<Record<Scene, Landscapes>> = {
  sea: SEA,
  mountain: MOUNTAIN,
  countryside: COUNTRYSIDE,
  city: CITY,
  vineyard: VINEYARD,
  lake: LAKE,
  forest: FOREST,
};

export interface LandscapeRequest {
  scene: Scene;
  mood: Mood;
  /** In units, for a height of 900. */
  width: number;
  /** Begins the ids of definitions. */
  prefix: string;
}

/** A whole landscape with its sky, x 0 in its middle. */
export function drawLandscape({ scene, mood, width, prefix }: LandscapeRequest): Markup {
  const { seed, sky, land, sunAt, focusAt, variant, isMirrored, zoom, isCalm } = mood;
  const stage = createStage({ seed, width, sky, land, sunAt, prefix, isCalm });
  const ways = LANDSCAPES[scene];
  const way = ways[variant % ways.length];
  if (!way) throw new RangeError(`there is no way to draw ${scene}`);
  const { horizon } = way;
  const focus = focusAt * stage.core;
  const content = drawSky(stage, horizon) + way.draw(stage, { horizon, focus });
  const drawing = `<defs>${stage.definitions()}</defs>${closer(content, zoom, focus, way.focusY)}`;
  return isMirrored ? group(drawing, { transform: 'scale(-1 1)' }) : drawing;
}

/** Nearer to a point, which keeps its place; the picture stays filled. */
function closer(content: Markup, zoom: number, x: number, y: number): Markup {
  if (zoom === 1) return content;
  // What lies low comes up towards the middle.
  const up = Math.max(HEIGHT * (1 - zoom), Math.min(0, Math.min(y, 560) - y * zoom));
  return group(content, {
    transform: `translate(${num(x * (1 - zoom))} ${num(up)}) scale(${zoom.toFixed(3)})`,
  });
}
