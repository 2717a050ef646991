import { useWords } from '../../../kit/words/useWords.ts';
import messages from './Header.messages.json';

/** What the link around the logo is called. */
export function useHomeLabel(): string {
  return useWords(messages)('chrome.home');
}
