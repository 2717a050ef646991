import type { Scene } from '../../address.ts';
import { drawLandscape } from '../landscape.ts';
import type { Mood } from '../mood.ts';
import { createStage } from '../stage.ts';
import { group, type Markup } from '../svg.ts';
import { drawBedroom } from './bedroom.ts';
import { drawBreakfast } from './breakfast.ts';
import { drawSpa } from './spa.ts';
import { framed, type Outlook, type Still } from './still.ts';
import { drawTerrace } from './terrace.ts';
import { drawWine } from './wine.ts';

/** Moments of a stay that a photo can show. */
export const STILLS = ['bedroom', 'breakfast', 'spa', 'terrace', 'wine'] as const;
export type StillName = (typeof STILLS)[number];

const DRAWN: Readonly<Record<StillName, Still>> = {
  bedroom: drawBedroom,
  breakfast: drawBreakfast,
  spa: drawSpa,
  terrace: drawTerrace,
  wine: drawWine,
};

export interface StillRequest {
  still: StillName;
  scene: Scene;
  mood: Mood;
  width: number;
}

/** A moment of a stay, the offer's own landscape beyond it. */
export function drawStill({ still, scene, mood, width }: StillRequest): Markup {
  const { seed, sky, land, sunAt, isMirrored } = mood;
  const stage = createStage({ seed: `${seed} ${still}`, width, sky, land, sunAt, prefix: 's' });
  let views = 0;
  const outlook: Outlook = (frame) => {
    const units = (frame.width / frame.height) * 900;
    return framed(
      frame,
      drawLandscape({
        scene,
        mood: { ...mood, isMirrored: false, zoom: 1 },
        width: units,
        prefix: `v${views++}-`,
      }),
    );
  };
  const content = DRAWN[still](stage, outlook);
  const drawing = `<defs>${stage.definitions()}</defs>${content}`;
  return isMirrored ? group(drawing, { transform: 'scale(-1 1)' }) : drawing;
}
