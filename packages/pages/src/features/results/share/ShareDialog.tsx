import { Dialog } from '@sabadora/design-system/Dialog';
import { TextField } from '@sabadora/design-system/TextField';
import { useRef } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './ShareDialog.messages.json';

export interface ShareDialogProps {
  href: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog with the address, to be copied by hand. */
export function ShareDialog({ href, isOpen, onClose }: ShareDialogProps) {
  const words = useWords(messages);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title={words('results.shareTitle')}
      isOpen={isOpen}
      onOpenChange={onClose}
      size="small"
      initialFocusRef={field}
    >
      <TextField
        ref={field}
        label={words('results.shareLabel')}
        description={words('results.shareHint')}
        value={href}
        isReadOnly
        inputProps={{ onFocus: ({ currentTarget }) => currentTarget.select() }}
      />
    </Dialog>
  );
}
