import { useWords } from '../../kit/words/useWords.ts';
import { usePartner } from './usePartner.ts';
import messages from './homeLabel.messages.json';
import logoMessages from './MinisiteLogo.messages.json';

/** Accessible name of the link around both names. It begins with the visible words (WCAG 2.5.3). */
export function useHomeLabel(): string {
  const { name } = usePartner();
  const words = useWords(messages, logoMessages);
  return words('minisite.home', { name, with: words('minisite.with') });
}
