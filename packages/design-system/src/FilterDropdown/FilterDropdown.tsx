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
 * When it closes for any reason but `selection`, the visitor has left without confirming, and the caller resets the
 * draft to the applied values (SE-118). A distance filter applies a changed draft when the reason is `outside` or
 * `focus` (SE-125, D-011).
 */
export interface FilterDropdownProps extends OpenStateProps, FilterBarProps, RootProps {
  /** Name of the filter, e.g. "Facilities". */
  label: string;
  /** Number of chosen values, or the values in a few words, e.g. "100–250 €"; nothing is chosen for 0 and "". */
  chosen?: number | string;
  /** An icon before the chip's text. */
  startIcon?: ReactNode;
  /** Whether the panel cannot be opened; the chip is dimmed. @default false */
  isDisabled?: boolean;
  /** The controls of the draft, which the caller owns (SE-116). */
  children: ReactNode;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<FilterDropdownWords>;
}

/**
 * One filter: a chip, and its controls in a panel under it, on a phone over the whole screen (SE-105), with a bar to
 * apply or empty the draft. The `ref` is the chip.
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
