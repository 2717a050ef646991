import { createContext } from 'react';
import type { Words } from './Words.ts';

/** What the nearest `WordsProvider` gives. */
export interface WordsContextValue {
  /** BCP 47 tag. */
  locale: string;
  words: Partial<Words>;
  /** Further up. */
  outer?: WordsContextValue;
}

/** Locale and overridden words of the components inside a `WordsProvider`; British English without one. */
export const WordsContext = createContext<WordsContextValue>({ locale: 'en-GB', words: {} });
