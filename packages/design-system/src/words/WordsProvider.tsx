import { useContext, useEffect, useMemo, type JSX, type ReactNode } from 'react';
import type { Words } from './Words.ts';
import { warnOfLocale } from './warnOfLocale.ts';
import { WordsContext } from './wordsContext.ts';

export interface WordsProviderProps {
  /**
   * BCP 47 tag, e.g. "nl-BE", by which numbers, dates and money are written: in Latin digits and by the Gregorian
   * calendar, which fields can read. Other languages say so in the tag, e.g. "ar-EG-u-ca-gregory-nu-latn".
   */
  locale: string;
  /**
   * The components' own words, by component: a whole language
   * (`import * as words from '@sabadora/design-system/words/nl'`), or only what is shown
   * (`import { Dialog, StayCalendar } from '@sabadora/design-system/words/nl'`).
   * A component that is not named keeps the words of the provider further up. Keep the object: do not make it anew
   * on every render. Words may be added to it until the component that says them is first rendered.
   */
  words?: Partial<Words>;
  children: ReactNode;
}

/** Gives locale and words to every component inside. Providers nest; the nearest wins, component by component. */
export function WordsProvider({ locale, words, children }: WordsProviderProps): JSX.Element {
  const outer = useContext(WordsContext);
  const value = useMemo(() => ({ locale, words: words ?? {}, outer }), [locale, words, outer]);
  useEffect(() => warnOfLocale(locale), [locale]);
  return <WordsContext.Provider value={value}>{children}</WordsContext.Provider>;
}
