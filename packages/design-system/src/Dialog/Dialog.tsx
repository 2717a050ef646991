import { forwardRef } from 'react';
import * as styles from './Dialog.css.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface DialogProps extends ModalProps {
  /**
   * A sheet at the bottom within thumb's reach, a centred card, or the whole screen, below 768 px. @default 'bottom'
   */
  phonePlacement?: 'bottom' | 'centre' | 'full';
  /** "alertdialog" for a decision that must be made: its content is read out at once. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/** A modal window in the middle of the screen; on a phone a sheet. */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { phonePlacement = 'bottom', role, ...modal },
  ref,
) {
  return (
    <Modal
      {...modal}
      ref={ref}
      role={role === 'alertdialog' ? role : undefined}
      placement={`${styles.desktop} ${styles.phonePlacement[phonePlacement]}`}
    />
  );
});
