import { forwardRef, type ReactNode, useId } from 'react';
import { root } from '../Dropdown/Dropdown.css.ts';
import { DropdownTrigger } from '../Dropdown/DropdownTrigger.tsx';
import { type OpenStateProps, useOpenState } from '../layers/useOpenState.ts';
import { PanelOrSheet } from '../PanelOrSheet/PanelOrSheet.tsx';
import type { RootProps } from '../react/rootProps.ts';
import { splitAttributes } from '../react/splitAttributes.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import { Chosen, isChosen } from './Chosen.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import type { FilterDropdownWords } from './words.ts';

/**
 * Closed for any reason but `selection`, the visitor left without confirming, and the draft goes back to what was in
 * use (SE-118). A distance filter confirms a draft that was changed when the reason is `outside` or `focus` (SE-125,
 * D-011).
 */
export interface FilterDropdownProps extends OpenStateProps, FilterBarProps, RootProps {
  /** What is filtered, e.g. "Facilities". */
  label: string;
  /** How many things are chosen, or what, in a few words, e.g. "100–250 €". Zero and "" leave the chip at rest. */
  chosen?: number | string;
  /** A drawing before the words of the chip. */
  startIcon?: ReactNode;
  /** Dims the chip, which can then not be opened. @default false */
  isDisabled?: boolean;
  /** The draft's controls. The draft itself is the caller's (SE-116). */
  children: ReactNode;
  /** Own words in place of the page's, one by one. */
  words?: Partial<FilterDropdownWords>;
}

/**
 * One filter: a chip, and its controls in a panel under it, on a phone over the whole screen (SE-105), with a bar that
 * applies or empties the draft. Its `ref` reaches the chip.
 */
export const FilterDropdown = forwardRef<HTMLButtonElement, FilterDropdownProps>(
  function FilterDropdown(props, ref) {
    const [attributes, own] = splitAttributes(props);
    const {
      label,
      chosen = 0,
      startIcon,
      isOpen: ownedIsOpen,
      defaultOpen,
      onOpenChange,
      isDisabled = false,
      children,
      words: overrides,
      onConfirm,
      ...bar
    } = own;
    const id = useId();
    const triggerRef = useSharedRef(ref);
    const [isOpen, setOpen] = useOpenState({ isOpen: ownedIsOpen, defaultOpen, onOpenChange });
    const isActive = isChosen(chosen);
    const confirm = () => {
      onConfirm();
      setOpen(false, { reason: 'selection' });
    };
    return (
      <PanelOrSheet
        root={{ ...attributes, className: root }}
        isOpen={isOpen}
        onOpenChange={(willBeOpen, reason) => setOpen(willBeOpen, { reason })}
        isDisabled={isDisabled}
        triggerRef={triggerRef}
        renderTrigger={(trigger) => (
          <DropdownTrigger
            {...trigger}
            label={label}
            labelId={id}
            startIcon={startIcon}
            isActive={isActive}
            {...(isActive && { chosen: <Chosen chosen={chosen} words={overrides} /> })}
          />
        )}
        labelledBy={id}
        title={label}
        sheetSide="full"
        renderFooter={() => <FilterBar {...bar} onConfirm={confirm} />}
      >
        {() => children}
      </PanelOrSheet>
    );
  },
);
