import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { activeElementAround } from '../layers/dom.ts';
import { type OpenChangeReason, type OpenStateProps, useOpenState } from '../layers/useOpenState.ts';
import type { Place } from '../PanelOrSheet/usePlace.ts';
import type { RootProps } from '../react/rootProps.ts';
import { splitAttributes } from '../react/splitAttributes.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import { SearchFieldButton } from '../SearchBox/SearchFieldButton.tsx';
import { useWords } from '../words/index.ts';
import * as styles from './DestinationField.css.ts';
import { DestinationInput } from './DestinationInput.tsx';
import { DestinationStatus } from './DestinationStatus.tsx';
import { useDestinationCombobox, type DestinationComboboxProps } from './useDestinationCombobox.ts';
import { useOnDemandParts } from './useOnDemandParts.ts';
import type { DestinationFieldWords } from './words.ts';

/**
 * `isOpen` is whether the list should be open; it is shown only while it has content. It opens for `focus`, `trigger`
 * and `typing`, and closes for `selection`, `escape`, `trigger` (Alt+ArrowUp) and `focus`, when the input loses it.
 * The overlay of a phone also closes for the reasons of a `Dialog`.
 */
export interface DestinationFieldProps extends DestinationComboboxProps, OpenStateProps, RootProps {
  /** E.g. "Destination" or, for activities, "City". */
  label: string;
  /** Shown while the field is empty, e.g. "Where would you like to go?". */
  placeholder?: string;
  /** Names the text in a form sent without JavaScript; the server resolves it. */
  name?: string;
  /** Whether the field cannot be used. @default false */
  isDisabled?: boolean;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<DestinationFieldWords>;
}

/**
 * A combobox for a destination, with suggestions and recent searches: in a dropdown on a desktop (SE-053), in a
 * full-screen overlay on a phone (SE-052). Without JavaScript it is a plain text field of its form.
 *
 * Focusing it empties the field; leaving without new text restores the destination (D-031). The caller owns `value`
 * and `inputValue`, and the callbacks are called only for an actual change.
 *
 * On a phone, a button replaces the input after hydration. A press opens the overlay; focus alone must not (WCAG
 * 3.2.1), because a desktop page at 400 % is as narrow as a phone.
 *
 * Unlike the other fields of the search it does not use `PanelOrSheet`: on a desktop the focus stays in its input
 * while the list is open, which is a listbox instead of a dialog, and the code of both loads on demand.
 *
 * List and overlay are fetched when a pointer or the focus enters the field; keys pressed before that take effect.
 */
export const DestinationField = forwardRef<HTMLInputElement, DestinationFieldProps>(
  function DestinationField(props, ref) {
    const [attributes, own] = splitAttributes(props);
    const {
      label,
      placeholder,
      name,
      isDisabled = false,
      words: overrides,
      isOpen: ownedIsOpen,
      defaultOpen,
      onOpenChange,
      ...comboboxProps
    } = own;
    const { value, inputValue, action, isLoading = false } = comboboxProps;
    const id = useId();
    const words = useWords('DestinationField', overrides);
    const { parts, prepare } = useOnDemandParts();
    const [isOpen, setOpen] = useOpenState({ isOpen: ownedIsOpen, defaultOpen, onOpenChange });
    const change = (willBeOpen: boolean, reason: OpenChangeReason) => setOpen(willBeOpen, { reason });
    const [place, setPlace] = useState<Place>();
    const combobox = useDestinationCombobox({
      ...comboboxProps,
      id,
      isOpen: isOpen && place !== 'sheet',
      onOpenChange: change,
      isListReady: parts !== undefined,
    });
    const inline = useRef<HTMLDivElement>(null);
    const input = useSharedRef(ref);
    const [hasOverlay, setHasOverlay] = useState(false);
    // A failure is ignored: without the list, the input accepts a text that the server resolves.
    const approach = () => void prepare();

    // The styles decide whether the input or the button is shown.
    useBrowserLayoutEffect(() => {
      if (!isOpen) return;
      void prepare();
      setPlace(input.current?.checkVisibility() === false ? 'sheet' : 'panel');
    }, [isOpen, hasOverlay, input, prepare]);

    const edit = useRef(combobox.edit);
    useEffect(() => {
      setHasOverlay(true);
      const element = input.current;
      if (!element) return;
      // The input may have been focused and typed into before hydration; React did not receive those events.
      if (element === activeElementAround(element)) void prepare();
      if (element.value !== element.defaultValue) edit.current(element);
    }, [input, prepare]);

    /** Opens during the press if the code is loaded: a phone shows its keyboard only for a focus during a press. */
    const openOverlay = () => {
      if (parts) return change(true, 'trigger');
      void prepare().then((isThere) => {
        if (isThere) return change(true, 'trigger');
        flushSync(() => setHasOverlay(false));
        input.current?.focus();
      });
    };

    return (
      // The handlers are for events that bubble from the controls.
      <div
        {...attributes}
        role="presentation"
        className={styles.root}
        data-has-overlay={hasOverlay || undefined}
        onPointerEnter={approach}
        onFocus={approach}
      >
        <div ref={inline} className={styles.inline}>
          <DestinationInput
            inputRef={input}
            combobox={combobox}
            id={`${id}input`}
            label={label}
            placeholder={placeholder}
            name={name}
            isDisabled={isDisabled}
            look="bar"
            words={words}
            onLeave={combobox.leave}
          />
          {parts && combobox.panel !== 'closed' && (
            <parts.DestinationPanel fieldRef={inline} onMouseDown={combobox.keepFocus}>
              <parts.DestinationOptions combobox={combobox} label={label} words={words} />
            </parts.DestinationPanel>
          )}
          <DestinationStatus
            combobox={combobox}
            isLoading={isLoading}
            actionStatus={action?.status}
            words={words}
          />
        </div>
        {hasOverlay && (
          <>
            <div className={styles.trigger}>
              <SearchFieldButton
                label={label}
                value={value?.label ?? inputValue}
                placeholder={placeholder}
                aria-haspopup="dialog"
                disabled={isDisabled}
                onClick={openOverlay}
              />
            </div>
            {parts && (
              <parts.DestinationOverlay
                {...comboboxProps}
                isOpen={isOpen && place === 'sheet'}
                onClose={(reason) => change(false, reason)}
                label={label}
                placeholder={placeholder}
                words={words}
              />
            )}
          </>
        )}
      </div>
    );
  },
);
