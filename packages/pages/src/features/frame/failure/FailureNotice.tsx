import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './failure.messages.json';

export interface FailureNoticeProps {
  /** Called to retry. */
  onRetry: () => void;
}

/** Notice that a part of a page could not be loaded, with a button that retries (PR-105). */
export function FailureNotice({ onRetry }: FailureNoticeProps) {
  const words = useWords(messages);
  return (
    <Notice
      tone="error"
      action={
        <Button tone="secondary" size="small" onClick={onRetry}>
          {words('chrome.retry')}
        </Button>
      }
    >
      {words('chrome.error')}
    </Notice>
  );
}
