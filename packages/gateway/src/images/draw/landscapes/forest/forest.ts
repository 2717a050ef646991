import type { Landscapes } from '../landscape.ts';
import { birchPath } from './birchPath.ts';
import { forestCastle } from './forestCastle.ts';
import { mistyRidges } from './mistyRidges.ts';
import { pond } from './pond.ts';
import { stag } from './stag.ts';
import { stream } from './stream.ts';
import { woodedValley } from './woodedValley.ts';

export const FOREST: Landscapes = [
  { horizon: 430, focusY: 620, draw: mistyRidges },
  { horizon: 440, focusY: 600, draw: birchPath },
  { horizon: 430, focusY: 360, draw: forestCastle },
  { horizon: 460, focusY: 480, draw: pond },
  { horizon: 420, focusY: 620, draw: stag },
  { horizon: 410, focusY: 560, draw: stream },
  { horizon: 420, focusY: 480, draw: woodedValley },
];
