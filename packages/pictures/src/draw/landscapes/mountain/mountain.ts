import type { Motif } from '../../../settings/motifs.ts';
import type { Landscape } from '../landscape.ts';
import { street } from '../city/street.ts';
import { hillVillage } from './hillVillage.ts';
import { roundedHeights } from './roundedHeights.ts';
import { alpChapel } from './alpChapel.ts';
import { cableCar } from './cableCar.ts';
import { greatPeak } from './greatPeak.ts';
import { highHut } from './highHut.ts';
import { ownChalet } from './ownChalet.ts';
import { tarn } from './tarn.ts';
import { towers } from './towers.ts';
import { valleyVillage } from './valleyVillage.ts';

export const MOUNTAIN: Readonly<Record<Motif<'mountain'>, Landscape>> = {
  greatPeak: { horizon: 530, focusY: 640, draw: greatPeak },
  towers: { horizon: 540, focusY: 600, draw: towers },
  valleyVillage: { horizon: 500, focusY: 640, draw: valleyVillage },
  tarn: { horizon: 560, focusY: 800, draw: tarn },
  cableCar: { horizon: 560, focusY: 420, draw: cableCar },
  alpChapel: { horizon: 480, focusY: 520, draw: alpChapel },
  highHut: { horizon: 480, focusY: 580, draw: highHut },
  roundedHeights: { horizon: 430, focusY: 560, draw: roundedHeights },
  ownChalet: { horizon: 470, focusY: 560, draw: ownChalet },
  street: { horizon: 520, focusY: 460, draw: street },
  hillVillage: { horizon: 460, focusY: 540, draw: hillVillage },
};
