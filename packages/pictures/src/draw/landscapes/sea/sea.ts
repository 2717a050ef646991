import type { Motif } from '../../../settings/motifs.ts';
import type { Landscape } from '../landscape.ts';
import { ownFront } from '../city/ownFront.ts';
import { quayBoats } from '../city/quayBoats.ts';
import { coastPath } from './coastPath.ts';
import { harbour } from './harbour.ts';
import { parasols } from './parasols.ts';
import { palmBeach } from './palmBeach.ts';
import { chalkArch } from './chalkArch.ts';
import { cove } from './cove.ts';
import { dunes } from './dunes.ts';
import { lighthousePoint } from './lighthousePoint.ts';
import { lonelyLight } from './lonelyLight.ts';
import { pineBay } from './pineBay.ts';
import { regatta } from './regatta.ts';
import { terracedVillage } from './terracedVillage.ts';

export const SEA: Readonly<Record<Motif<'sea'>, Landscape>> = {
  lighthousePoint: { horizon: 560, focusY: 400, draw: lighthousePoint },
  pineBay: { horizon: 500, focusY: 520, draw: pineBay },
  terracedVillage: { horizon: 560, focusY: 480, draw: terracedVillage },
  dunes: { horizon: 470, focusY: 600, draw: dunes },
  chalkArch: { horizon: 560, focusY: 500, draw: chalkArch },
  regatta: { horizon: 520, focusY: 560, draw: regatta },
  lonelyLight: { horizon: 600, focusY: 460, draw: lonelyLight },
  cove: { horizon: 430, focusY: 460, draw: cove },
  palmBeach: { horizon: 470, focusY: 480, draw: palmBeach },
  parasols: { horizon: 400, focusY: 560, draw: parasols },
  coastPath: { horizon: 430, focusY: 520, draw: coastPath },
  ownFront: { horizon: 520, focusY: 480, draw: ownFront },
  quayBoats: { horizon: 500, focusY: 480, draw: quayBoats },
  harbour: { horizon: 470, focusY: 470, draw: harbour },
};
