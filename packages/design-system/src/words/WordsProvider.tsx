import type { JSX, ReactNode } from 'react';
import { LocaleContext } from './localeContext.ts';

export interface WordsProviderProps {
  /** BCP 47 tag, e.g. "nl-BE". Its language chooses the words, the whole tag formats numbers and dates. */
  locale: string;
  children: ReactNode;
}

/** Gives the locale to every component inside; providers nest, the nearest wins. */
export function WordsProvider({ locale, children }: WordsProviderProps): JSX.Element {
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>;
}
