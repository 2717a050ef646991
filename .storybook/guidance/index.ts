import { actions } from './actions.ts';
import { cardParts } from './cardParts.ts';
import { cards } from './cards.ts';
import { feedback } from './feedback.ts';
import { foundations } from './foundations.ts';
import type { Guidance } from './Guidance.ts';
import { inputs } from './inputs.ts';
import { navigation } from './navigation.ts';
import { overlays } from './overlays.ts';
import { product } from './product.ts';
import { search } from './search.ts';
import { structure } from './structure.ts';

export type { Guidance } from './Guidance.ts';

/** Guidance by the name of the component. */
export const guidance: Readonly<Record<string, Guidance>> = {
  ...actions,
  ...cardParts,
  ...cards,
  ...feedback,
  ...foundations,
  ...inputs,
  ...navigation,
  ...overlays,
  ...product,
  ...search,
  ...structure,
};
