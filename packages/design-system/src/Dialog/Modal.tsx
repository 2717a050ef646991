import { type ReactNode, type RefObject, useId } from 'react';
import { CloseIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useWords } from '../words/useWords.ts';
import * as styles from './Modal.css.ts';
import { type CloseReason, useModal } from './useModal.ts';
import { useSheetDrag } from './useSheetDrag.ts';
import type { ModalWords } from './words.ts';

export interface ModalProps {
  /** Whether it is shown. It never closes by itself: `onClose` asks for it. */
  isOpen: boolean;
  /** The visitor asked to close. Answer by setting `isOpen` to false. */
  onClose: (reason: CloseReason) => void;
  /** Its visible title and its name. */
  title: string;
  /** What it says or holds; it scrolls where it is too tall. */
  children: ReactNode;
  /** The bar beneath the content, which never covers it: secondary action first, primary last. */
  footer?: ReactNode;
  /**
   * Whether Escape, the backdrop, the cross and, on a sheet at the bottom, a pull with the finger may close it.
   * Without them the footer must.
   * @default true
   */
  isDismissable?: boolean;
  /**
   * What takes focus on opening: the field that the visitor came for, or in an alert dialog the answer that does the
   * least harm.
   * @default the dialog itself, so that its title is read first
   */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Width from 768 px, in rem: 26, 34 or 52. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Class of the part that holds the content, e.g. to take away the room around a map. It overrules what is there. */
  contentClassName?: string;
  /** Own words in place of the page's, one by one. */
  words?: Partial<ModalWords>;
}

interface PlacedModalProps extends ModalProps {
  role?: 'alertdialog' | undefined;
  /** Classes that say where it stands and how it comes, from 768 px and below. */
  placement: string;
}

/** What dialog and drawer are both made of. */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  footer,
  isDismissable = true,
  initialFocusRef,
  size = 'medium',
  contentClassName = '',
  words: overrides,
  role,
  placement,
}: PlacedModalProps) {
  const id = useId();
  const words = useWords('Dialog', overrides);
  const { ref, bodyRef, isPresent, dialogProps } = useModal({
    isOpen,
    isDismissable,
    onClose,
    initialFocusRef,
  });
  const drag = useSheetDrag(ref, () => onClose('drag'));
  if (!isPresent) return null;
  return (
    // The handlers are those of a native modal dialog.
    <dialog
      {...dialogProps}
      ref={ref}
      role={role}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={role && `${id}body`}
      className={`${styles.modal} ${styles.width[size]} ${placement}`}
    >
      <div className={styles.frame}>
        <div {...drag} className={styles.header} data-dismissable={isDismissable || undefined}>
          <h2 id={`${id}title`} className={styles.title}>
            {title}
          </h2>
          {isDismissable && (
            <IconButton label={words.close} icon={<CloseIcon />} onClick={() => onClose('closeButton')} />
          )}
        </div>
        <div ref={bodyRef} id={`${id}body`} className={`${styles.body} ${contentClassName}`}>
          {children}
        </div>
        {footer && (
          <div className={styles.footer} data-bar="">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
