import { createContext, useContext } from 'react';
import { wordsIn, type Messages, type Words } from './messages.ts';
import type { AdaptWords } from './overlay.ts';

/** The locale and the words of the parts below. */
export interface Speech {
  /** BCP 47 tag, e.g. "nl-BE". */
  locale: string;
  /** What the site puts in front of their messages. @default nothing */
  adapt?: AdaptWords | undefined;
}

const SpeechContext = createContext<Speech | null>(null);

/** Provides the locale and the words to the parts below; keep the value from one render to the next. */
export const WordsSpeech = SpeechContext.Provider;

/**
 * The messages of a part, imported from the `.messages.json` beside it; those of other files too, where the part says
 * them. The function stays the same from one render to the next.
 *
 * @throws Error outside `WordsSpeech`.
 */
export function useWords<Files extends readonly Messages[]>(...files: Files): Words<Files[number]> {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('useWords needs <WordsSpeech> above it.');
  const { locale, adapt } = speech;
  const words = wordsIn(locale, ...files);
  return adapt ? adapt(words) : words;
}
