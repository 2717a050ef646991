import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createWords, type Catalogue, type Words } from './createWords.ts';

interface KnownWords {
  words: Words;
  locale: string;
  catalogue: Catalogue;
}

const Context = createContext<KnownWords | null>(null);

export interface PageWordsProps {
  /** BCP 47 tag, e.g. "nl-BE". */
  locale: string;
  /** Added to what is known further up. */
  catalogue: Catalogue;
  children: ReactNode;
}

/** Gives what is below it its words. */
export function PageWords({ locale, catalogue: own, children }: PageWordsProps) {
  const outer = useContext(Context)?.catalogue;
  const known = useMemo(() => {
    const catalogue = { ...outer, ...own };
    return { words: createWords(locale, catalogue), locale, catalogue };
  }, [locale, outer, own]);
  return <Context.Provider value={known}>{children}</Context.Provider>;
}

function useKnown(): KnownWords {
  const known = useContext(Context);
  if (known === null) throw new Error('useWords needs <PageWords> above it.');
  return known;
}

/** The words of the page. @throws Error outside `PageWords`. */
export function useWords(): Words {
  return useKnown().words;
}

/** The page's BCP 47 tag. @throws Error outside `PageWords`. */
export function useWordsLocale(): string {
  return useKnown().locale;
}
