import type { Motif } from '../../../settings/motifs.ts';
import type { Landscape } from '../landscape.ts';
import { pinewood } from './pinewood.ts';
import { birchPath } from './birchPath.ts';
import { forestCastle } from './forestCastle.ts';
import { mistyRidges } from './mistyRidges.ts';
import { pond } from './pond.ts';
import { stag } from './stag.ts';
import { stream } from './stream.ts';
import { woodedValley } from './woodedValley.ts';

export const FOREST: Readonly<Record<Motif<'forest'>, Landscape>> = {
  mistyRidges: { horizon: 430, focusY: 620, draw: mistyRidges },
  birchPath: { horizon: 440, focusY: 600, draw: birchPath },
  forestCastle: { horizon: 430, focusY: 360, draw: forestCastle },
  pond: { horizon: 460, focusY: 480, draw: pond },
  stag: { horizon: 420, focusY: 620, draw: stag },
  stream: { horizon: 410, focusY: 560, draw: stream },
  woodedValley: { horizon: 420, focusY: 480, draw: woodedValley },
  pinewood: { horizon: 420, focusY: 520, draw: pinewood },
};
