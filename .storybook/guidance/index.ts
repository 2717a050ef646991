import { cards } from './cards.ts';
import type { Guidance } from './Guidance.ts';
import { inputs } from './inputs.ts';
import { overlays } from './overlays.ts';
import { search } from './search.ts';
import { structure } from './structure.ts';

export type { Guidance } from './Guidance.ts';

/** By the name of the component. */
export const guidance: Readonly<Record<string, Guidance>> = {
  ...cards,
  ...inputs,
  ...overlays,
  ...search,
  ...structure,
};
