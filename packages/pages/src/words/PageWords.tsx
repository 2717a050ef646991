import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createWords, type Catalogue, type Words } from './createWords.ts';

const Context = createContext<Words | null>(null);

export interface PageWordsProps {
  /** BCP 47 tag, e.g. "nl-BE". */
  locale: string;
  catalogue: Catalogue;
  children: ReactNode;
}

/** Gives the page below it its words. */
export function PageWords({ locale, catalogue, children }: PageWordsProps) {
  const words = useMemo(() => createWords(locale, catalogue), [locale, catalogue]);
  return <Context.Provider value={words}>{children}</Context.Provider>;
}

/** The words of the page. @throws Error outside `PageWords`. */
export function useWords(): Words {
  const words = useContext(Context);
  if (words === null) throw new Error('useWords needs <PageWords> above it.');
  return words;
}
