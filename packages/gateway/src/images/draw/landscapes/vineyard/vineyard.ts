import type { Landscapes } from '../landscape.ts';
import { castleVines } from './castleVines.ts';
import { chateau } from './chateau.ts';
import { cypressRoad } from './cypressRoad.ts';
import { foldedHills } from './foldedHills.ts';
import { greatTree } from './greatTree.ts';
import { lakeTerraces } from './lakeTerraces.ts';
import { riverBend } from './riverBend.ts';

export const VINEYARD: Landscapes = [
  { horizon: 470, focusY: 500, draw: chateau },
  { horizon: 450, focusY: 420, draw: foldedHills },
  { horizon: 460, focusY: 480, draw: greatTree },
  { horizon: 470, focusY: 500, draw: riverBend },
  { horizon: 400, focusY: 560, draw: lakeTerraces },
  { horizon: 450, focusY: 350, draw: castleVines },
  { horizon: 460, focusY: 470, draw: cypressRoad },
];
