import type { Scene } from '../../address.ts';
import { drawLandscape } from '../landscape.ts';
import type { Mood } from '../mood.ts';
import { createStage } from '../stage.ts';
import { group, type Markup } from '../svg.ts';
import { VIGNETTE_STILLS } from '../vignettes/vignettes.ts';
import { drawBedroom } from './bedroom.ts';
import { drawBreakfast } from './breakfast.ts';
import { drawSpa } from './spa.ts';
import { framed, type Outlook, type Still } from './still.ts';
import { drawTerrace } from './terrace.ts';
import { drawWine } from './wine.ts';

/** Moments of a stay that a photo can show. */
export const STILLS = ['bedroom', 'breakfast', 'spa', 'terrace', 'wine'] as const;
export type StillName = (typeof STILLS)[number];

/** A moment of a stay, or an activity. */
export type AnyStill = StillName | keyof typeof VIGNETTE_STILLS;

const DRAWN: Readonly<Record<AnyStill, Still>> = {
  ...VIGNETTE_STILLS,
  bedroom: drawBedroom,
  breakfast: drawBreakfast,
  spa: drawSpa,
  terrace: drawTerrace,
  wine: drawWine,
};

export interface StillRequest {
  still: AnyStill;
  scene: Scene;
  mood: Mood;
  width: number;
  /** Key of the arrangement. */
  arrangement: string;
  /** Collects the names of drawn things that only some places have. */
  drawn: Set<string>;
}

/** A moment of a stay or an activity, with the place's landscape behind it. */
export function drawStill({ still, scene, mood, width, arrangement, drawn }: StillRequest): Markup {
  const { seed, sky, land, setting, sunAt, isMirrored } = mood;
  const stage = createStage({
    seed: `${seed} ${still} ${arrangement}`,
    width,
    sky,
    land,
    setting,
    drawn,
    sunAt,
    prefix: 's',
  });
  let views = 0;
  const outlook: Outlook = (frame) => {
    const units = (frame.width / frame.height) * 900;
    return framed(
      frame,
      drawLandscape({
        scene,
        mood: { ...mood, foreground: 'open', isMirrored: false, zoom: 1 },
        width: units,
        prefix: `v${views++}-`,
        drawn,
      }),
    );
  };
  const content = DRAWN[still](stage, outlook);
  const drawing = `<defs>${stage.definitions()}</defs>${content}`;
  return isMirrored ? group(drawing, { transform: 'scale(-1 1)' }) : drawing;
}
