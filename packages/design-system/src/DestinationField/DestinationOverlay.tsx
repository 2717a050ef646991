import { useId, useMemo, useRef, useState } from 'react';
import { Dialog } from '../Dialog/index.ts';
import type { OpenChangeReason } from '../layers/useOpenState.ts';
import { useLocale, WordsProvider } from '../words/index.ts';
import * as styles from './DestinationField.css.ts';
import { DestinationInput } from './DestinationInput.tsx';
import { DestinationOptions } from './DestinationOptions.tsx';
import { DestinationStatus } from './DestinationStatus.tsx';
import { useDestinationCombobox, type DestinationComboboxProps } from './useDestinationCombobox.ts';
import type { DestinationFieldWords } from './words.ts';

interface DestinationOverlayProps extends DestinationComboboxProps {
  isOpen: boolean;
  /** Called when the search ends. */
  onClose: (reason: OpenChangeReason) => void;
  label: string;
  placeholder: string | undefined;
  words: DestinationFieldWords;
}

/** The full-screen search for a destination on a phone, with an input of its own (SE-052). */
export function DestinationOverlay(props: DestinationOverlayProps) {
  const { isOpen, onClose, label, placeholder, words, ...comboboxProps } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  const combobox = useDestinationCombobox({
    ...comboboxProps,
    id,
    isOpen: isListOpen,
    onOpenChange: setListOpen,
    onFinish: onClose,
  });
  // The page has loaded the words of this field, but perhaps not those of a dialog.
  const locale = useLocale();
  const dialogWords = useMemo(() => ({ Dialog: { close: words.close } }), [words.close]);
  return (
    <WordsProvider locale={locale} words={dialogWords}>
      <Dialog
        isOpen={isOpen}
        title={label}
        phonePlacement="full"
        initialFocusRef={input}
        onOpenChange={(_, { reason }) => {
          combobox.restore(reason);
          onClose(reason);
        }}
      >
        <div className={styles.overlaySearch}>
          <DestinationInput
            inputRef={input}
            combobox={combobox}
            id={`${id}input`}
            label={label}
            placeholder={placeholder}
            look="overlay"
            words={words}
          />
        </div>
        <div className={styles.overlayPanel}>
          {combobox.panel !== 'closed' && (
            <DestinationOptions combobox={combobox} label={label} words={words} />
          )}
        </div>
        <DestinationStatus
          combobox={combobox}
          isLoading={comboboxProps.isLoading === true}
          actionStatus={comboboxProps.action?.status}
          words={words}
        />
      </Dialog>
    </WordsProvider>
  );
}
