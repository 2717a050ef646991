import { type JSX, type ReactNode, useId, useRef } from 'react';
import * as styles from './Dropdown.css.ts';
import { DropdownPanel } from './DropdownPanel.tsx';
import { DropdownTrigger } from './DropdownTrigger.tsx';
import { type DismissReason, useDismissal } from '../layers/useDismissal.ts';

/** How the visitor asked to close; "outside" is a press or focus elsewhere. */
export type DropdownCloseReason = DismissReason | 'trigger';

export interface DropdownProps {
  /** On the trigger, and the name of a panel with a form, e.g. "Price". */
  label: string;
  /** What is chosen, after the label, e.g. "100–250 €"; belongs to the name of the trigger. */
  chosen?: ReactNode;
  /** A drawing before the words of the chip, e.g. `<PeopleIcon size="small" />`. */
  startIcon?: ReactNode;
  /** Whether the panel is shown. It never closes by itself: `onClose` asks for it. */
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
  /** Dims the chip, which can then not be opened. @default false */
  isDisabled?: boolean;
  /** What the panel holds. */
  children: ReactNode;
  /** A bar beneath the content that stays in view: secondary action first, primary last. */
  footer?: ReactNode;
}

/** A chip that discloses a panel under it (disclosure pattern of the APG). With a sentence or two it is a toggletip. */
export function Dropdown({
  label,
  chosen,
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
  useDismissal(rootRef, isOpen, onClose);

  return (
    <div ref={rootRef} className={styles.root}>
      <DropdownTrigger
        ref={triggerRef}
        id={id}
        label={label}
        labelId={`${id}label`}
        chosen={chosen}
        startIcon={startIcon}
        isActive={isActive}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}panel` : undefined}
        aria-haspopup={isForm ? 'dialog' : undefined}
        disabled={isDisabled}
        onClick={() => (isOpen ? onClose('trigger') : onOpen())}
      />
      {isOpen && (
        <DropdownPanel
          id={`${id}panel`}
          triggerRef={triggerRef}
          labelledBy={`${id}label`}
          isForm={isForm}
          footer={footer}
        >
          {children}
        </DropdownPanel>
      )}
    </div>
  );
}
