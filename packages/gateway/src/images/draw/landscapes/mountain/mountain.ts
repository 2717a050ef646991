import type { Landscapes } from '../landscape.ts';
import { alpChapel } from './alpChapel.ts';
import { cableCar } from './cableCar.ts';
import { greatPeak } from './greatPeak.ts';
import { highHut } from './highHut.ts';
import { tarn } from './tarn.ts';
import { towers } from './towers.ts';
import { valleyVillage } from './valleyVillage.ts';

export const MOUNTAIN: Landscapes = [
  { horizon: 530, focusY: 640, draw: greatPeak },
  { horizon: 540, focusY: 600, draw: towers },
  { horizon: 500, focusY: 640, draw: valleyVillage },
  { horizon: 560, focusY: 800, draw: tarn },
  { horizon: 560, focusY: 420, draw: cableCar },
  { horizon: 480, focusY: 520, draw: alpChapel },
  { horizon: 480, focusY: 580, draw: highHut },
];
