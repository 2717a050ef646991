import { useContext } from 'react';
import { WordsContext } from './wordsContext.ts';

/** The BCP 47 tag of the nearest `WordsProvider`, "en-GB" without one. */
export function useLocale(): string {
  return useContext(WordsContext).locale;
}
