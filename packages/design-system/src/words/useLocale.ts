import { useContext } from 'react';
import { LocaleContext } from './localeContext.ts';

/** The BCP 47 tag of the nearest `WordsProvider`, "en-GB" without one. */
export function useLocale(): string {
  return useContext(LocaleContext);
}
