import type { Scene } from '../address.ts';
import { CITY } from './landscapes/city/city.ts';
import { COUNTRYSIDE } from './landscapes/countryside/countryside.ts';
import { FOREST } from './landscapes/forest/forest.ts';
import { LAKE } from './landscapes/lake/lake.ts';
import type { Landscape } from './landscapes/landscape.ts';
import { MOUNTAIN } from './landscapes/mountain/mountain.ts';
import { SEA } from './landscapes/sea/sea.ts';
import { VINEYARD } from './landscapes/vineyard/vineyard.ts';
import type { Mood } from './mood.ts';
import { drawSky } from './sky.ts';
import { drawForeground } from './foregrounds.ts';
import { createStage, HEIGHT } from './stage.ts';
import { group, type Markup, num } from './svg.ts';

const LANDSCAPES: Readonly<Record<Scene, Readonly<Record<string, Landscape>>>> = {
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
  /** Prefix of the ids of definitions. */
  prefix: string;
  /** Collects the names of drawn things that only some places have. */
  drawn: Set<string>;
}

/** A whole landscape with its sky; x is 0 in its middle. */
export function drawLandscape({ scene, mood, width, prefix, drawn }: LandscapeRequest): Markup {
  const { seed, sky, land, sunAt, setting, focusAt, motif, isMirrored, zoom, isCalm, isLow = false } = mood;
  const stage = createStage({ seed, width, sky, land, setting, drawn, sunAt, prefix, isCalm });
  const way = LANDSCAPES[scene][motif];
  if (!way) throw new RangeError(`there is no ${motif} by the ${scene}`);
  drawn.add(motif);
  const { horizon } = way;
  const focus = focusAt * stage.core;
  const content = drawSky(stage, horizon) + way.draw(stage, { horizon, focus });
  const view =
    closer(content, zoom, focus, isLow ? 0 : way.focusY) + drawForeground(stage, mood.foreground, focus);
  const drawing = `<defs>${stage.definitions()}</defs>${view}`;
  return isMirrored ? group(drawing, { transform: 'scale(-1 1)' }) : drawing;
}

/** Zooms in on a point, which keeps its position; the picture stays filled. */
function closer(content: Markup, zoom: number, x: number, y: number): Markup {
  if (zoom === 1) return content;
  // Moves low subjects up towards the middle.
  const up = Math.max(HEIGHT * (1 - zoom), Math.min(0, Math.min(y, 560) - y * zoom));
  return group(content, {
    transform: `translate(${num(x * (1 - zoom))} ${num(up)}) scale(${zoom.toFixed(3)})`,
  });
}
