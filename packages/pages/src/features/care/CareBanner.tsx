import { Notice } from '@sabadora/design-system/Notice';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './CareBanner.messages.json';

/** Reminds customer care that the site is in care mode (SE-258, CH-192). */
export function CareBanner() {
  const words = useWords(messages);
  return <Notice tone="warning">{words('cards.careMode')}</Notice>;
}
