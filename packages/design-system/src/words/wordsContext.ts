import { createContext } from 'react';
import type { Words } from './Words.ts';

/** Value of the nearest `WordsProvider`. */
export interface WordsContextValue {
  /** BCP 47 tag. */
  locale: string;
  words: Partial<Words>;
  /** Value of the provider above. */
  outer?: WordsContextValue;
}

/** Locale and words for the components inside a `WordsProvider`; British English without words if there is none. */
export const WordsContext = createContext<WordsContextValue>({ locale: 'en-GB', words: {} });
