import { visuallyHidden } from '@sabadora/design-system';
import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { useAddress, toHref } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './box.messages.json';
import failureMessages from '../../frame/failure/failure.messages.json';

/** Message that a box could not be loaded, with a button that reloads the page (PR-105). */
export function BoxFailed() {
  const words = useWords(messages, failureMessages);
  const address = useAddress();
  return (
    <>
      <h1 className={visuallyHidden}>{words('box.kind')}</h1>
      <EmptyState
        sentence={words('chrome.error')}
        headingLevel={2}
        vignette="cloud"
        action={<Button href={toHref({ ...address, hash: '' })}>{words('chrome.retry')}</Button>}
      />
    </>
  );
}
