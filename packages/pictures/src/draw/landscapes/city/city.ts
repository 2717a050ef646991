import type { Motif } from '../../../settings/motifs.ts';
import type { Landscape } from '../landscape.ts';
import { canal } from './canal.ts';
import { courtyard } from './courtyard.ts';
import { gardens } from './gardens.ts';
import { hillTown } from './hillTown.ts';
import { market } from './market.ts';
import { oldBridge } from './oldBridge.ts';
import { outskirts } from './outskirts.ts';
import { ownFront } from './ownFront.ts';
import { parkPond } from './parkPond.ts';
import { plaza } from './plaza.ts';
import { promenade } from './promenade.ts';
import { quayBoats } from './quayBoats.ts';
import { rooftops } from './rooftops.ts';
import { street } from './street.ts';
import { waterfront } from './waterfront.ts';

export const CITY: Readonly<Record<Motif<'city'>, Landscape>> = {
  waterfront: { horizon: 470, focusY: 430, draw: waterfront },
  rooftops: { horizon: 430, focusY: 420, draw: rooftops },
  plaza: { horizon: 490, focusY: 450, draw: plaza },
  oldBridge: { horizon: 450, focusY: 420, draw: oldBridge },
  gardens: { horizon: 470, focusY: 400, draw: gardens },
  hillTown: { horizon: 430, focusY: 420, draw: hillTown },
  promenade: { horizon: 440, focusY: 420, draw: promenade },
  canal: { horizon: 452, focusY: 400, draw: canal },
  street: { horizon: 520, focusY: 460, draw: street },
  courtyard: { horizon: 400, focusY: 480, draw: courtyard },
  ownFront: { horizon: 520, focusY: 480, draw: ownFront },
  market: { horizon: 500, focusY: 520, draw: market },
  quayBoats: { horizon: 500, focusY: 480, draw: quayBoats },
  parkPond: { horizon: 380, focusY: 460, draw: parkPond },
  outskirts: { horizon: 400, focusY: 420, draw: outskirts },
};
