import { Dialog } from '@sabadora/design-system/Dialog';
import { ProgressBar } from '@sabadora/design-system/ProgressBar';
import { useWords } from '../../../../kit/words/useWords.ts';
import messages from './extras.messages.json';

/** Dialog over the page while the offer with or without an extra loads; it has no controls (PR-031). */
export function ChangingDialog({ isOpen }: { isOpen: boolean }) {
  const words = useWords(messages);
  return (
    <Dialog
      title={words('extras.changing')}
      isOpen={isOpen}
      isDismissable={false}
      size="small"
      phonePlacement="centre"
    >
      <ProgressBar label={words('extras.changingText')} valueText="" />
    </Dialog>
  );
}
