import { Button } from '@sabadora/design-system/Button';
import { ShareIcon } from '@sabadora/design-system/Icon';
import { useSabadora, type SearchAddressState } from '@sabadora/hooks';
import { useState, type ComponentType } from 'react';
import { useShared } from '../document/PageRoot.tsx';
import { useWords } from '../words/PageWords.tsx';
import { copyText } from './copyText.ts';
import { whenAsked } from './onDemand.ts';
import { shareAddress } from './shareAddress.ts';
import type { ShareDialogProps } from './ShareDialog.tsx';
import { useSaid } from './useSaid.ts';
import * as styles from './ShareButton.css.ts';

export interface ShareButtonProps {
  search: Pick<SearchAddressState, 'address'>;
}

const loadDialog = whenAsked(async () => (await import('./ShareDialog.tsx')).ShareDialog);

interface OpenedDialog {
  Shown: ComponentType<ShareDialogProps>;
  href: string;
  isOpen: boolean;
}

/** Copies the public address of the search, and says so (SE-216); shows it to be copied where the browser refuses. */
export function ShareButton({ search }: ShareButtonProps) {
  const words = useWords();
  const { locale, markets } = useShared();
  const { onError } = useSabadora();
  const [said, say] = useSaid();
  const [dialog, setDialog] = useState<OpenedDialog>();

  async function share() {
    const href = shareAddress(search.address, locale, markets[locale]);
    if (await copyText(href)) return say(words('results.shareCopied'));
    try {
      return setDialog({ Shown: await loadDialog(), href, isOpen: true });
    } catch (error) {
      onError(error);
      return say(words('chrome.error'));
    }
  }

  return (
    <span className={styles.place}>
      <Button tone="quiet" size="small" startIcon={<ShareIcon size="small" />} onClick={() => void share()}>
        {words('results.share')}
      </Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
      {dialog && (
        <dialog.Shown
          href={dialog.href}
          isOpen={dialog.isOpen}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
        />
      )}
    </span>
  );
}
