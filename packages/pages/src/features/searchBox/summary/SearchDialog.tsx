import { Dialog } from '@sabadora/design-system/Dialog';
import type { ComponentProps } from 'react';
import { compactBox } from '../searchPanel.css.ts';
import { SearchPanel } from '../SearchPanel.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './summary.messages.json';

export interface SearchDialogProps extends Pick<
  ComponentProps<typeof SearchPanel>,
  'search' | 'themes' | 'destination'
> {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog with the search over the results (SE-042). */
export function SearchDialog({ isOpen, onClose, ...panel }: SearchDialogProps) {
  const words = useWords(messages);
  return (
    <Dialog title={words('searchBox.summary')} isOpen={isOpen} onOpenChange={onClose} size="large">
      <div className={compactBox}>
        <SearchPanel {...panel} variant="compact" onSearched={onClose} />
      </div>
    </Dialog>
  );
}
