import { Notice } from '@sabadora/design-system/Notice';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './CareBanner.messages.json';

/** Tells customer care which site they are on; renders nothing for visitors (SE-258). */
export function CareBanner() {
  const words = useWords(messages);
  const { isCare } = useShared();
  return isCare ? <Notice tone="warning">{words('cards.careMode')}</Notice> : null;
}
