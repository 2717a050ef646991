import { Button } from '@sabadora/design-system/Button';
import { ShareIcon } from '@sabadora/design-system/Icon';
import type { SearchAddressState } from '@sabadora/hooks';
import { useState } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { usePart } from '../../../kit/parts/usePart.ts';
import { copyText } from './copyText.ts';
import { shareAddress } from './shareAddress.ts';
import { useAnnouncement } from '../useAnnouncement.ts';
import * as styles from './ShareButton.css.ts';
import failureMessages from '../../frame/failure/failure.messages.json';
import messages from './ShareButton.messages.json';

export interface ShareButtonProps {
  search: Pick<SearchAddressState, 'address'>;
}

const loadDialog = async () => (await import('./ShareDialog.tsx')).ShareDialog;

/**
 * Button that copies the public address of the search and announces it (SE-216). If the browser refuses, a dialog
 * shows the address.
 */
export function ShareButton({ search }: ShareButtonProps) {
  const words = useWords(messages, failureMessages);
  const { locale, markets } = useShared();
  const [announcement, announce] = useAnnouncement();
  const dialog = usePart(loadDialog);
  const [shared, setShared] = useState({ href: '', isOpen: false });

  async function share() {
    const href = shareAddress(search.address, locale, markets[locale]);
    if (await copyText(href)) {
      announce(words('results.shareCopied'));
      return;
    }
    setShared({ href, isOpen: true });
    if (!(await dialog.show())) announce(words('chrome.error'));
  }

  return (
    <span className={`${styles.place} ${needsScript}`}>
      <Button tone="quiet" size="small" startIcon={<ShareIcon size="small" />} onClick={() => void share()}>
        {words('results.share')}
      </Button>
      <span role="status" className={styles.announcement}>
        {announcement}
      </span>
      {dialog.Part && <dialog.Part {...shared} onClose={() => setShared({ ...shared, isOpen: false })} />}
    </span>
  );
}
