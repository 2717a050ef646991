export { contrastFailures, contrastRatio } from '../contrast.ts';
export type { Theme } from '../data.ts';
export { themeToCss } from '../themeToCss.ts';
import type { Theme } from '../data.ts';
import { avenue } from './avenue.ts';
import { estadio } from './estadio.ts';
import { gazette } from './gazette.ts';
import { maree } from './maree.ts';
import { potager } from './potager.ts';
import { sabadora } from './sabadora.ts';
import { sabadoraDark } from './sabadoraDark.ts';
import { tamtam } from './tamtam.ts';
import { wireframe } from './wireframe.ts';

/** Themes of partner brands, each for its own minisites (D-017, CH-171). */
export const partnerThemes: readonly Theme[] = [avenue, estadio, gazette, maree, potager, tamtam];

/** All themes. */
export const themes: readonly Theme[] = [sabadora, sabadoraDark, wireframe, ...partnerThemes];
