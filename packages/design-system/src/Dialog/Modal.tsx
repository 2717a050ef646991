import { type ReactNode, type RefObject, useId } from 'react';
import { CloseIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useWords } from '../words/useWords.ts';
import * as styles from './Modal.css.ts';
import { useFocusableScroller } from './useFocusableScroller.ts';
import { type CloseReason, useModal } from './useModal.ts';
import { type ModalWords, modalWords } from './words.ts';

export interface ModalProps {
  /** Whether it is shown. It never closes by itself: `onClose` asks for it. */
  isOpen: boolean;
  /** The visitor asked to close. Answer by setting `isOpen` to false. */
  onClose: (reason: CloseReason) => void;
  /** Its visible title and its name. */
  title: string;
  children: ReactNode;
  /** The bar beneath the content, which never covers it: secondary action first, primary last. */
  footer?: ReactNode;
  /** Whether Escape, the backdrop and the cross may close it. Without them the footer must. @default true */
  isDismissable?: boolean;
  /** What takes focus on opening. @default the dialog itself, so that its title is read first */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Width from 768 px, in rem: 26, 34 or 52. @default 'medium' */
  size?: keyof typeof styles.width;
  words?: Partial<ModalWords>;
}

interface PlacedModalProps extends ModalProps {
  role?: 'alertdialog' | undefined;
  desktop: keyof typeof styles.desktop;
  phone: keyof typeof styles.phone;
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
  words: overrides,
  role,
  desktop,
  phone,
}: PlacedModalProps) {
  const id = useId();
  const words = useWords(modalWords, overrides);
  const { ref, isPresent, dialogProps } = useModal({ isOpen, isDismissable, onClose, initialFocusRef });
  const bodyRef = useFocusableScroller(isPresent);
  if (!isPresent) return null;
  const width = desktop === 'full' ? undefined : styles.width[size];
  return (
    // The handlers are those of a native modal dialog: Escape, and a click on its backdrop.
    <dialog
      {...dialogProps}
      ref={ref}
      role={role}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={role && `${id}body`}
      className={[styles.modal, styles.desktop[desktop], styles.phone[phone], width]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={styles.frame}>
        <div className={styles.header}>
          <h2 id={`${id}title`} className={styles.title}>
            {title}
          </h2>
          {isDismissable && (
            <IconButton label={words.close} icon={<CloseIcon />} onClick={() => onClose('closeButton')} />
          )}
        </div>
        <div ref={bodyRef} id={`${id}body`} className={styles.body}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
