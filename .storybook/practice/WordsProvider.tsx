import { WordsProvider } from '@sabadora/design-system';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import * as dutch from '@sabadora/design-system/words/nl';
import * as french from '@sabadora/design-system/words/fr';

const price = <PriceTag priceCents={149900} perNightCents={74950} isFrom align="start" />;

export function Do() {
  return (
    <div lang="fr">
      <WordsProvider locale="fr-FR" words={french}>
        {price}
      </WordsProvider>
    </div>
  );
}

export function Dont() {
  return (
    <div lang="nl">
      <WordsProvider locale="en-GB" words={dutch}>
        {price}
      </WordsProvider>
    </div>
  );
}
