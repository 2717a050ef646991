import { useContext } from 'react';
import { withOverrides } from '../react/withOverrides.ts';
import type { Words } from './Words.ts';
import { WordsContext, type WordsContextValue } from './wordsContext.ts';

/**
 * A component's words, from the nearest `WordsProvider` that has words for it. A word in `overrides` replaces the
 * provider's, unless it is `undefined`.
 *
 * @throws Error when no provider above has words for the component.
 */
export function useWords<Name extends keyof Words>(
  name: Name,
  overrides?: Partial<Words[Name]>,
): Words[Name] {
  const nearest = useContext(WordsContext);
  const { locale } = nearest;
  const own = wordsFrom(nearest, name);
  if (own === undefined) {
    throw new Error(
      `No words for ${name}: give <WordsProvider> those of '@sabadora/design-system/words/${locale.slice(0, 2)}'.`,
    );
  }
  return withOverrides(own, overrides);
}

/** Searches the providers for a component's words, from the nearest outwards. */
function wordsFrom<Name extends keyof Words>(
  { words, outer }: WordsContextValue,
  name: Name,
): Words[Name] | undefined {
  const own: Words[Name] | undefined = words[name];
  return own ?? (outer && wordsFrom(outer, name));
}
