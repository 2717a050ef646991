import type { Landscapes } from '../landscape.ts';
import { chalkArch } from './chalkArch.ts';
import { cove } from './cove.ts';
import { dunes } from './dunes.ts';
import { lighthousePoint } from './lighthousePoint.ts';
import { lonelyLight } from './lonelyLight.ts';
import { pineBay } from './pineBay.ts';
import { regatta } from './regatta.ts';
import { terracedVillage } from './terracedVillage.ts';

export const SEA: Landscapes = [
  { horizon: 560, focusY: 400, draw: lighthousePoint },
  { horizon: 500, focusY: 520, draw: pineBay },
  { horizon: 560, focusY: 480, draw: terracedVillage },
  { horizon: 470, focusY: 600, draw: dunes },
  { horizon: 560, focusY: 500, draw: chalkArch },
  { horizon: 520, focusY: 560, draw: regatta },
  { horizon: 600, focusY: 460, draw: lonelyLight },
  { horizon: 430, focusY: 460, draw: cove },
];
