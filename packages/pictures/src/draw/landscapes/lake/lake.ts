import type { Motif } from '../../../settings/motifs.ts';
import type { Landscape } from '../landscape.ts';
import { cabin } from './cabin.ts';
import { garden } from './garden.ts';
import { island } from './island.ts';
import { jetty } from './jetty.ts';
import { lakeTown } from './lakeTown.ts';
import { sail } from './sail.ts';
import { villa } from './villa.ts';
import { waterCastle } from './waterCastle.ts';

export const LAKE: Readonly<Record<Motif<'lake'>, Landscape>> = {
  jetty: { horizon: 540, focusY: 560, draw: jetty },
  island: { horizon: 520, focusY: 500, draw: island },
  villa: { horizon: 530, focusY: 470, draw: villa },
  cabin: { horizon: 560, focusY: 500, draw: cabin },
  lakeTown: { horizon: 540, focusY: 500, draw: lakeTown },
  waterCastle: { horizon: 520, focusY: 460, draw: waterCastle },
  sail: { horizon: 500, focusY: 560, draw: sail },
  garden: { horizon: 490, focusY: 480, draw: garden },
};
