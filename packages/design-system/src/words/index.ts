export { WordsProvider, type WordsProviderProps } from './WordsProvider.tsx';
export { useLocale } from './useLocale.ts';
export { defineWords, languageOf, useWords, type Dictionary, type Language } from './useWords.ts';
