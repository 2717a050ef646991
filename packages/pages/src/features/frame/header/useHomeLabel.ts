import { useWords } from '../../../kit/words/useWords.ts';
import messages from './Header.messages.json';

/** Accessible name of the link around the logo. */
export function useHomeLabel(): string {
  return useWords(messages)('chrome.home');
}
