import type { ReactNode } from 'react';
import * as en from '../words/en.ts';
import * as es from '../words/es.ts';
import * as fr from '../words/fr.ts';
import * as it from '../words/it.ts';
import * as nl from '../words/nl.ts';
import { WordsProvider, type Words } from '../words/index.ts';

const languages: Record<string, Words> = { en, es, fr, it, nl };

export interface Spoken {
  /** BCP 47 tag. @default "en-GB" */
  locale?: string;
  children?: ReactNode;
}

/** Provides every component's words in the language of `locale`. @throws RangeError for a language without words. */
export function Spoken({ locale = 'en-GB', children }: Spoken) {
  const words = languages[locale.slice(0, 2)];
  if (!words) throw new RangeError(`Components have no words in "${locale}".`);
  return (
    <WordsProvider locale={locale} words={words}>
      {children}
    </WordsProvider>
  );
}
