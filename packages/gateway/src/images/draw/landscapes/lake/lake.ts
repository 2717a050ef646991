import type { Landscapes } from '../landscape.ts';
import { cabin } from './cabin.ts';
import { garden } from './garden.ts';
import { island } from './island.ts';
import { jetty } from './jetty.ts';
import { lakeTown } from './lakeTown.ts';
import { sail } from './sail.ts';
import { villa } from './villa.ts';
import { waterCastle } from './waterCastle.ts';

export const LAKE: Landscapes = [
  { horizon: 540, focusY: 560, draw: jetty },
  { horizon: 520, focusY: 500, draw: island },
  { horizon: 530, focusY: 470, draw: villa },
  { horizon: 560, focusY: 500, draw: cabin },
  { horizon: 540, focusY: 500, draw: lakeTown },
  { horizon: 520, focusY: 460, draw: waterCastle },
  { horizon: 500, focusY: 560, draw: sail },
  { horizon: 490, focusY: 480, draw: garden },
];
