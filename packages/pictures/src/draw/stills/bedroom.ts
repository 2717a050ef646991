import type { Stage } from '../stage.ts';
import type { Markup } from '../svg.ts';
import { drawAtticBed } from './atticBed.ts';
import { drawFrontBed } from './frontBed.ts';
import { drawSideBed } from './sideBed.ts';
import type { Outlook } from './still.ts';

/** A bedroom with a view of the place: bed along a wide window, bed between two windows, or bed under the roof. */
export function drawBedroom(stage: Stage, outlook: Outlook): Markup {
  const kind = stage.random('bedroom kind').weighted({ side: 3, front: 4, attic: 2 });
  stage.drawn.add(`${kind} bed`);
  switch (kind) {
    case 'side':
      return drawSideBed(stage, outlook);
    case 'front':
      return drawFrontBed(stage, outlook);
    case 'attic':
      return drawAtticBed(stage, outlook);
  }
}
