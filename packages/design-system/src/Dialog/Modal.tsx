import { forwardRef, type ReactNode, type RefObject, useId, useImperativeHandle } from 'react';
import { CloseIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { type OpenChangeReason, type OpenStateProps, useOpenState } from '../layers/useOpenState.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useWords } from '../words/useWords.ts';
import * as styles from './Modal.css.ts';
import { useModal } from './useModal.ts';
import { useSheetDrag } from './useSheetDrag.ts';
import type { ModalWords } from './words.ts';

/** It closes for `closeButton`, `escape`, `outside` (the backdrop), `back` or `drag`. */
export interface ModalProps extends OpenStateProps, RootProps {
  /** Its visible title and its name. */
  title: string;
  /** Level of the title's heading element. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** A sentence or two above the content, read out after the title as it opens. */
  description?: string | undefined;
  /** The content; it scrolls where it is too tall. */
  children: ReactNode;
  /** A bar beneath the content, which stays in view: secondary action first, primary last. */
  footer?: ReactNode;
  /**
   * Whether Escape, the backdrop, the cross and, on a sheet at the bottom, a drag may close it. If not, the footer
   * needs a button that does.
   * @default true
   */
  isDismissable?: boolean;
  /**
   * Element that takes the focus on opening: the main field, or in an alert dialog the least destructive action.
   * @default the dialog itself, so that its title is read first
   */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Width from 768 px, in rem: 26, 34 or 52. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Class of the element around the content, e.g. to remove the padding around a map. It overrides other styles. */
  contentClassName?: string;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<ModalWords>;
}

interface PlacedModalProps extends ModalProps {
  role?: 'alertdialog' | undefined;
  /** Classes for position and motion, from 768 px and below. */
  placement: string;
}

/** The base of `Dialog` and `Drawer`. */
export const Modal = forwardRef<HTMLDialogElement, PlacedModalProps>(function Modal(props, outerRef) {
  const {
    isOpen: ownedIsOpen,
    defaultOpen,
    onOpenChange,
    title,
    headingLevel = 2,
    description,
    children,
    footer,
    isDismissable = true,
    initialFocusRef,
    size = 'medium',
    contentClassName = '',
    words: overrides,
    role,
    placement,
    ...attributes
  } = props;
  const id = useId();
  const words = useWords('Dialog', overrides);
  const [isOpen, setOpen] = useOpenState({ isOpen: ownedIsOpen, defaultOpen, onOpenChange });
  const close = (reason: OpenChangeReason) => setOpen(false, { reason });
  const { ref, bodyRef, isPresent, dialogProps } = useModal({
    isOpen,
    isDismissable,
    onClose: close,
    initialFocusRef,
  });
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(outerRef, () => ref.current);
  const drag = useSheetDrag(ref, () => close('drag'));
  if (!isPresent) return null;
  const Heading = `h${headingLevel}` as const;
  // The content of an alert dialog is announced on opening.
  const ownText = description ? `${id}description` : role && `${id}body`;
  const describedBy = [ownText, props['aria-describedby']].filter(Boolean).join(' ');
  return (
    // The handlers are those of a native modal dialog.
    <dialog
      {...attributes}
      {...dialogProps}
      ref={ref}
      role={role}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={describedBy || undefined}
      className={`${styles.modal} ${styles.width[size]} ${placement}`}
    >
      <div className={styles.frame}>
        <div {...drag} className={styles.header} data-dismissable={isDismissable || undefined}>
          <Heading id={`${id}title`} className={styles.title}>
            {title}
          </Heading>
          {isDismissable && (
            <IconButton label={words.close} icon={<CloseIcon />} onClick={() => close('closeButton')} />
          )}
        </div>
        <div ref={bodyRef} id={`${id}body`} className={`${styles.body} ${contentClassName}`}>
          {description && (
            <p id={`${id}description`} className={styles.description}>
              {description}
            </p>
          )}
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
});
