import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import type { SearchMapState } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from '../SearchMap.css.ts';
import failureMessages from '../../frame/failure/failure.messages.json';
import messages from './MapFailures.messages.json';

export interface MapFailuresProps {
  map: SearchMapState;
  /** Called before a retry, which removes the notice with its button: move the focus. */
  onRetry?: () => void;
}

/** The failures of a map, each with its own retry. */
export function MapFailures({ map: { status, retry, geography }, onRetry }: MapFailuresProps) {
  const words = useWords(messages);
  const { mapStyleUrl } = useShared();
  const retryOf = (again: () => void) => () => {
    onRetry?.();
    again();
  };
  return (
    <div className={styles.notices}>
      {status === 'error' && <Failure text={words('map.error')} onRetry={retryOf(retry)} />}
      {geography.status === 'error' && mapStyleUrl === undefined && (
        <Failure text={words('map.landError')} onRetry={retryOf(geography.retry)} />
      )}
    </div>
  );
}

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const words = useWords(failureMessages);
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button tone="secondary" size="small" onClick={onRetry}>
          {words('chrome.retry')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
