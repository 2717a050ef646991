import { type JSX, type ReactNode, useId, useRef } from 'react';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './Dropdown.css.ts';
import { DropdownPanel } from './DropdownPanel.tsx';
import { type DismissReason, useDismissal } from './useDismissal.ts';

/** How the visitor asked to close; "outside" is a press or focus elsewhere. */
export type DropdownCloseReason = DismissReason | 'trigger';

export interface DropdownProps {
  /** On the trigger, e.g. "Price" or, once chosen, "100–250 €". */
  label: string;
  startIcon?: ReactNode;
  isOpen: boolean;
  /** The trigger was pressed while closed. */
  onOpen: () => void;
  /** The visitor asked to close. Answer by setting `isOpen` to false; focus then goes back to the trigger. */
  onClose: (reason: DropdownCloseReason) => void;
  /**
   * A "form" is a dialog named by the label and takes focus when it opens; "content" is merely disclosed and
   * leaves focus on the trigger, Tab goes in.
   * @default 'content'
   */
  kind?: 'content' | 'form';
  /** Marks a trigger behind which something is chosen. */
  isActive?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
  /** A bar beneath the content that stays in view: secondary action first, primary last. */
  footer?: ReactNode;
}

/** A chip that discloses a panel under it (disclosure pattern of the APG). */
export function Dropdown({
  label,
  startIcon,
  isOpen,
  onOpen,
  onClose,
  kind = 'content',
  isActive = false,
  isDisabled = false,
  children,
  footer,
}: DropdownProps): JSX.Element {
  const id = useId();
  const isForm = kind === 'form';
  const triggerRef = useRef<HTMLButtonElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const dismissal = useDismissal(rootRef, isOpen, onClose);

  return (
    // Listens for what bubbles out of the trigger and the panel; it is no control itself.
    <div ref={rootRef} className={styles.root} role="presentation" {...dismissal}>
      <button
        ref={triggerRef}
        id={id}
        type="button"
        className={[styles.trigger, isActive && styles.active].filter(Boolean).join(' ')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}panel` : undefined}
        aria-haspopup={isForm ? 'dialog' : undefined}
        disabled={isDisabled}
        onClick={() => (isOpen ? onClose('trigger') : onOpen())}
      >
        {startIcon}
        <span>{label}</span>
        <ChevronDownIcon size="small" className={styles.chevron} />
      </button>
      {isOpen && (
        <DropdownPanel
          id={`${id}panel`}
          triggerRef={triggerRef}
          labelledBy={id}
          isForm={isForm}
          footer={footer}
        >
          {children}
        </DropdownPanel>
      )}
    </div>
  );
}
