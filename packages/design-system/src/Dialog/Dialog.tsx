import { forwardRef } from 'react';
import * as styles from './Dialog.css.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface DialogProps extends ModalProps {
  /**
   * Placement below 768 px: a sheet at the bottom, a centred card, or the whole screen. @default 'bottom'
   */
  phonePlacement?: 'bottom' | 'centre' | 'full';
  /** "alertdialog" for a decision that must be made: its content is announced on opening. @default 'dialog' */
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
