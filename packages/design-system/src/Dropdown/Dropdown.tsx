import { forwardRef, type ReactNode, useId, useRef } from 'react';
import { useDismissal } from '../layers/useDismissal.ts';
import { type OpenChangeReason, type OpenStateProps, useOpenState } from '../layers/useOpenState.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import * as styles from './Dropdown.css.ts';
import { DropdownPanel } from './DropdownPanel.tsx';
import { DropdownTrigger } from './DropdownTrigger.tsx';

/** Opens for `trigger`; closes for `trigger`, `escape`, `outside` or `focus`. */
export interface DropdownProps extends OpenStateProps, RootProps {
  /** Text of the trigger, and name of a panel with a form, e.g. "Price". */
  label: string;
  /** The chosen values, shown after the label, e.g. "100–250 €"; part of the trigger's name. */
  chosen?: ReactNode;
  /** An icon before the chip's text, e.g. `<PeopleIcon size="small" />`. */
  startIcon?: ReactNode;
  /**
   * A "form" is a dialog that is named by the label and takes the focus when it opens; "content" leaves the focus on
   * the trigger, and Tab moves into it.
   * @default 'content'
   */
  kind?: 'content' | 'form';
  /** Whether to mark the trigger as active, e.g. when values are chosen in the panel. */
  isActive?: boolean;
  /** Whether the panel cannot be opened; the chip is dimmed. @default false */
  isDisabled?: boolean;
  /** The panel's content. When the panel closes with the focus inside, the trigger gets the focus. */
  children: ReactNode;
  /** A bar beneath the content that stays in view: secondary action first, primary last. */
  footer?: ReactNode;
}

/**
 * A chip that discloses a panel under it (disclosure pattern of the APG). With a sentence or two it is a toggletip.
 * Its `ref` reaches the trigger.
 */
export const Dropdown = forwardRef<HTMLButtonElement, DropdownProps>(function Dropdown(props, outerRef) {
  const {
    label,
    chosen,
    startIcon,
    isOpen: ownedIsOpen,
    defaultOpen,
    onOpenChange,
    kind = 'content',
    isActive = false,
    isDisabled = false,
    children,
    footer,
    ...attributes
  } = props;
  const id = useId();
  const isForm = kind === 'form';
  const triggerRef = useSharedRef(outerRef);
  const rootRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useOpenState({ isOpen: ownedIsOpen, defaultOpen, onOpenChange });
  const close = (reason: OpenChangeReason) => setOpen(false, { reason });
  useDismissal(rootRef, isOpen, close);

  return (
    <div {...attributes} ref={rootRef} className={styles.root}>
      <DropdownTrigger
        ref={triggerRef}
        id={`${id}trigger`}
        label={label}
        labelId={`${id}label`}
        chosen={chosen}
        startIcon={startIcon}
        isActive={isActive}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}panel` : undefined}
        aria-haspopup={isForm ? 'dialog' : undefined}
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen, { reason: 'trigger' })}
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
});
