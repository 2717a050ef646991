import type { Motif } from '../../../settings/motifs.ts';
import type { Landscape } from '../landscape.ts';
import { gardens } from './gardens.ts';
import { hillTown } from './hillTown.ts';
import { oldBridge } from './oldBridge.ts';
import { plaza } from './plaza.ts';
import { promenade } from './promenade.ts';
import { rooftops } from './rooftops.ts';
import { waterfront } from './waterfront.ts';

export const CITY: Readonly<Record<Motif<'city'>, Landscape>> = {
  waterfront: { horizon: 470, focusY: 430, draw: waterfront },
  rooftops: { horizon: 430, focusY: 420, draw: rooftops },
  plaza: { horizon: 490, focusY: 450, draw: plaza },
  oldBridge: { horizon: 450, focusY: 420, draw: oldBridge },
  gardens: { horizon: 470, focusY: 400, draw: gardens },
  hillTown: { horizon: 430, focusY: 420, draw: hillTown },
  promenade: { horizon: 440, focusY: 420, draw: promenade },
};
