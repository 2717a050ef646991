import { drawGrass } from '../foreground.ts';
import { drawLand, type Ground } from '../land.ts';
import { clip, HEIGHT, type Stage, veil } from '../stage.ts';
import { box, group, type Markup, path, rect } from '../svg.ts';
import type { Outlook } from '../stills/still.ts';
import { drawWater } from '../water.ts';

/** The place's landscape, behind a thin haze. */
export function drawBeyond(stage: Stage, outlook: Outlook, foot: number): Markup {
  return (
    outlook({ x: -stage.half, y: foot - HEIGHT + 90, width: stage.half * 2, height: HEIGHT }) +
    rect(-stage.half, 0, stage.half * 2, HEIGHT, veil(stage, 160, foot, stage.sky.haze, [0, 0.22, 0.5]))
  );
}

/** Near ground with grass on its edge. */
export function drawNear(stage: Stage, ground: Ground, colour: string = stage.land.meadow): Markup {
  return (
    drawLand(stage, ground, { colour, depth: 0, mist: 0, mistDepth: 300 }) +
    drawGrass(stage, (x) => ground(x) + 6, stage.land.isSnowy ? '#d5dfe0' : colour, 46)
  );
}

/** Water from a height down to the bottom of the picture, with the landscape mirrored in it. */
export function drawOpenWater(stage: Stage, outlook: Outlook, from: number, deep: string): Markup {
  const beyond = outlook({ x: -stage.half, y: from - HEIGHT + 130, width: stage.half * 2, height: HEIGHT });
  const dry = clip(stage, box(-stage.half, 0, stage.half * 2, from));
  return [
    group(beyond, { 'clip-path': dry }),
    rect(-stage.half, 0, stage.half * 2, from, veil(stage, 200, from, stage.sky.haze, [0, 0.2, 0.55])),
    drawWater(stage, { from, deep }),
    path(
      `M${-stage.half} ${from - 5}h${stage.half * 2}v7h${-stage.half * 2}Z`,
      stage.shaded(stage.land.wood, 0.25),
    ),
  ].join('');
}

/** The side of the middle on which the subject stands. */
export const sideOf = (stage: Stage): 1 | -1 => (stage.random('side').chance(0.5) ? 1 : -1);
