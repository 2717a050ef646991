import { useWords } from '../../kit/words/useWords.ts';
import { usePartner } from './usePartner.ts';
import messages from './homeLabel.messages.json';

/** What the link around both names is called: it begins as they do. */
export function useHomeLabel(): string {
  const { name } = usePartner();
  return useWords(messages)('minisite.home', { name });
}
