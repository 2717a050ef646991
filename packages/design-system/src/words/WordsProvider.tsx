import { useContext, useEffect, useMemo, type JSX, type ReactNode } from 'react';
import type { Words } from './Words.ts';
import { warnOfLocale } from './warnOfLocale.ts';
import { WordsContext } from './wordsContext.ts';

export interface WordsProviderProps {
  /**
   * BCP 47 tag, e.g. "nl-BE", used to format numbers, dates and money. Fields can only read Latin digits and the
   * Gregorian calendar; for languages that use others, add these to the tag, e.g. "ar-EG-u-ca-gregory-nu-latn".
   */
  locale: string;
  /**
   * The components' texts, by component: a whole language
   * (`import * as words from '@sabadora/design-system/words/nl'`), or only the components in use
   * (`import { Dialog, StayCalendar } from '@sabadora/design-system/words/nl'`).
   * Other components keep the words of the provider above. Keep the object between renders. Words may be added to it
   * until the component that uses them is first rendered.
   */
  words?: Partial<Words>;
  children: ReactNode;
}

/**
 * Provides locale and words to all components inside. Providers nest; the nearest wins, for each component
 * separately.
 */
export function WordsProvider({ locale, words, children }: WordsProviderProps): JSX.Element {
  const outer = useContext(WordsContext);
  const value = useMemo(() => ({ locale, words: words ?? {}, outer }), [locale, words, outer]);
  useEffect(() => warnOfLocale(locale), [locale]);
  return <WordsContext.Provider value={value}>{children}</WordsContext.Provider>;
}
