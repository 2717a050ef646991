import { createContext, useContext } from 'react';
import { wordsIn, type Messages, type Words } from './messages.ts';
import type { AdaptWords } from './overlay.ts';

/** Locale and adaptation of the words below. */
export interface Speech {
  /** BCP 47 tag, e.g. "nl-BE". */
  locale: string;
  /** Lets the site adapt the messages. @default no change */
  adapt?: AdaptWords | undefined;
}

const SpeechContext = createContext<Speech | null>(null);

/** Provides the locale and the words to the parts below; its value must keep its identity between renders. */
export const WordsSpeech = SpeechContext.Provider;

/**
 * Words of a part, from the `.messages.json` beside it and from other files if needed. The function keeps its
 * identity between renders.
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
