import { createContext, useContext } from 'react';
import { wordsIn, type Messages, type Words } from './messages.ts';

const LocaleContext = createContext<string | null>(null);

/** Says in which locale the parts below speak (BCP 47, e.g. "nl-BE"). */
export const WordsLocale = LocaleContext.Provider;

/**
 * The messages of a part, imported from the `.messages.json` beside it; those of other files too, where the part says
 * them. The function stays the same from one render to the next.
 *
 * @throws Error outside `WordsLocale`.
 */
export function useWords<Files extends readonly Messages[]>(...files: Files): Words<Files[number]> {
  const locale = useContext(LocaleContext);
  if (locale === null) throw new Error('useWords needs <WordsLocale> above it.');
  return wordsIn(locale, ...files);
}
