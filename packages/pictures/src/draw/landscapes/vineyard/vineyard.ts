import type { Motif } from '../../../settings/motifs.ts';
import type { Landscape } from '../landscape.ts';
import { castleVines } from './castleVines.ts';
import { chateau } from './chateau.ts';
import { cypressRoad } from './cypressRoad.ts';
import { foldedHills } from './foldedHills.ts';
import { greatTree } from './greatTree.ts';
import { lakeTerraces } from './lakeTerraces.ts';
import { riverBend } from './riverBend.ts';

export const VINEYARD: Readonly<Record<Motif<'vineyard'>, Landscape>> = {
  chateau: { horizon: 470, focusY: 500, draw: chateau },
  foldedHills: { horizon: 450, focusY: 420, draw: foldedHills },
  greatTree: { horizon: 460, focusY: 480, draw: greatTree },
  riverBend: { horizon: 470, focusY: 500, draw: riverBend },
  lakeTerraces: { horizon: 400, focusY: 560, draw: lakeTerraces },
  castleVines: { horizon: 450, focusY: 350, draw: castleVines },
  cypressRoad: { horizon: 460, focusY: 470, draw: cypressRoad },
};
