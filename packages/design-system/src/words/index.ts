export { WordsProvider, type WordsProviderProps } from './WordsProvider.tsx';
export { useLocale } from './useLocale.ts';
export { useWords } from './useWords.ts';
export type { Words } from './Words.ts';
