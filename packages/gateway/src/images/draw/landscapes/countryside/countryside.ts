import type { Landscapes } from '../landscape.ts';
import { avenue } from './avenue.ts';
import { bloomingRows } from './bloomingRows.ts';
import { castleHill } from './castleHill.ts';
import { chapel } from './chapel.ts';
import { crestTree } from './crestTree.ts';
import { mill } from './mill.ts';
import { parkland } from './parkland.ts';
import { riverCastle } from './riverCastle.ts';
import { village } from './village.ts';

export const COUNTRYSIDE: Landscapes = [
  { horizon: 470, focusY: 540, draw: avenue },
  { horizon: 480, focusY: 540, draw: bloomingRows },
  { horizon: 540, focusY: 420, draw: mill },
  { horizon: 440, focusY: 480, draw: village },
  { horizon: 540, focusY: 420, draw: riverCastle },
  { horizon: 450, focusY: 430, draw: crestTree },
  { horizon: 500, focusY: 470, draw: parkland },
  { horizon: 470, focusY: 330, draw: castleHill },
  { horizon: 450, focusY: 440, draw: chapel },
];
