import { type JSX, type ReactNode, useState } from 'react';
import type { CloseReason } from '../Dialog/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { Dropdown, type DropdownCloseReason } from '../Dropdown/index.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { media } from '../theme/breakpoints.ts';
import { Chosen, isChosen } from './Chosen.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import type { FilterDropdownWords } from './words.ts';

/** How the visitor left without confirming. "outside" is a press or focus elsewhere, of a panel alone. */
export type FilterCancelReason = DropdownCloseReason | CloseReason;

export interface FilterDropdownProps extends FilterBarProps {
  /** What is filtered, e.g. "Facilities". */
  label: string;
  /** How many things are chosen, or what, in a few words, e.g. "100–250 €". Zero and "" leave the chip at rest. */
  chosen?: number | string;
  /** A drawing before the words of the chip. */
  startIcon?: ReactNode;
  /** Makes it controlled: answer `onOpenChange`. */
  isOpen?: boolean;
  /** Opens by itself at first, where `isOpen` does not say. @default false */
  defaultIsOpen?: boolean;
  /** Opened or closed, for whatever reason. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * The visitor left without confirming, and the draft goes back to what was in use (SE-118). A distance filter
   * confirms a draft that was changed when the reason is "outside" (SE-125, D-011).
   */
  onCancel?: (reason: FilterCancelReason) => void;
  /** Dims the chip, which can then not be opened. @default false */
  isDisabled?: boolean;
  /** The draft's controls. The draft itself is the caller's (SE-116). */
  children: ReactNode;
  /** Own words in place of the page's, one by one. */
  words?: Partial<FilterDropdownWords>;
}

/**
 * One filter: a chip, and its controls in a panel under it, on a phone over the whole screen (SE-105), with a bar that
 * applies or empties the draft.
 */
export function FilterDropdown({
  label,
  chosen = 0,
  startIcon,
  isOpen: controlledIsOpen,
  defaultIsOpen = false,
  onOpenChange,
  onCancel,
  isDisabled = false,
  children,
  words: overrides,
  onConfirm,
  ...bar
}: FilterDropdownProps): JSX.Element {
  const [ownIsOpen, setOwnIsOpen] = useState(defaultIsOpen);
  const isOpen = !isDisabled && (controlledIsOpen ?? ownIsOpen);
  // Which of the two is decided when it opens: turning the phone must not throw the draft away.
  const [place, setPlace] = useState<'panel' | 'sheet'>('panel');

  const setOpen = (willBeOpen: boolean) => {
    setOwnIsOpen(willBeOpen);
    onOpenChange?.(willBeOpen);
  };
  const open = () => {
    setPlace(placeNow());
    setOpen(true);
  };
  // It may also be opened by its owner, or be open from the start.
  useBrowserLayoutEffect(() => {
    if (isOpen) setPlace(placeNow());
  }, [isOpen]);
  const cancel = (reason: FilterCancelReason) => {
    onCancel?.(reason);
    setOpen(false);
  };
  const confirm = () => {
    onConfirm();
    setOpen(false);
  };

  const isActive = isChosen(chosen);
  const footer = <FilterBar {...bar} onConfirm={confirm} />;
  return (
    <>
      <Dropdown
        kind="form"
        label={label}
        {...(isActive && { chosen: <Chosen chosen={chosen} words={overrides} /> })}
        startIcon={startIcon}
        isActive={isActive}
        isDisabled={isDisabled}
        isOpen={isOpen && place === 'panel'}
        onOpen={open}
        onClose={cancel}
        footer={footer}
      >
        {children}
      </Dropdown>
      <Drawer side="full" title={label} isOpen={isOpen && place === 'sheet'} onClose={cancel} footer={footer}>
        {children}
      </Drawer>
    </>
  );
}

function placeNow(): 'panel' | 'sheet' {
  return window.matchMedia(media.phone).matches ? 'sheet' : 'panel';
}
