import { Notice } from '@sabadora/design-system/Notice';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './contact.messages.json';

/** Confirms that a message was sent (CH-126). */
export function Thanks() {
  const words = useWords(messages);
  return (
    <Notice tone="success" title={words('contact.sentTitle')}>
      {words('contact.sent')}
    </Notice>
  );
}
