import type { Landscapes } from '../landscape.ts';
import { bridge } from './bridge.ts';
import { canal } from './canal.ts';
import { canalBridge } from './canalBridge.ts';
import { domes } from './domes.ts';
import { hillTown } from './hillTown.ts';
import { parkTowers } from './parkTowers.ts';
import { riverDome } from './riverDome.ts';
import { square } from './square.ts';
import { zincRoofs } from './zincRoofs.ts';

export const CITY: Landscapes = [
  { horizon: 470, focusY: 440, draw: canal },
  { horizon: 450, focusY: 420, draw: bridge },
  { horizon: 430, focusY: 430, draw: domes },
  { horizon: 500, focusY: 460, draw: square },
  { horizon: 440, focusY: 400, draw: zincRoofs },
  { horizon: 470, focusY: 430, draw: riverDome },
  { horizon: 460, focusY: 470, draw: canalBridge },
  { horizon: 430, focusY: 420, draw: hillTown },
  { horizon: 480, focusY: 400, draw: parkTowers },
];
