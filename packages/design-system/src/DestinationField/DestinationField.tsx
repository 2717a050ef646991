import { forwardRef, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { SearchFieldButton } from '../SearchBox/SearchFieldButton.tsx';
import { useWords } from '../words/index.ts';
import * as styles from './DestinationField.css.ts';
import { DestinationInput } from './DestinationInput.tsx';
import { DestinationOptions } from './DestinationOptions.tsx';
import { DestinationOverlay } from './DestinationOverlay.tsx';
import { DestinationStatus } from './DestinationStatus.tsx';
import { useDestinationCombobox, type DestinationComboboxProps } from './useDestinationCombobox.ts';
import type { DestinationFieldWords } from './words.ts';

export interface DestinationFieldProps extends DestinationComboboxProps {
  /** E.g. "Destination" or, for activities, "City". */
  label: string;
  /** Shown while the field is empty, e.g. "Where would you like to go?". */
  placeholder?: string;
  /** Names the text in a form sent without JavaScript; the server resolves it. */
  name?: string;
  /** @default false */
  isDisabled?: boolean;
  /** Own words in place of the page's, one by one. */
  words?: Partial<DestinationFieldWords>;
}

/**
 * Where to go: a combobox with suggestions and recent searches, in a dropdown on a desktop (SE-053) and in a
 * full-screen overlay on a phone (SE-052). Without JavaScript it is a plain text field of its form.
 *
 * Focusing it empties the field; leaving without new text brings the destination back (D-031). The caller keeps
 * `value` and `inputValue`, and hears of a change only when there is one.
 *
 * On a phone a button takes the input's place once there is JavaScript. A press opens the overlay, which focus
 * alone must not (WCAG 3.2.1): a desktop page at 400 % is as narrow as a phone.
 */
export const DestinationField = forwardRef<HTMLInputElement, DestinationFieldProps>(
  function DestinationField(props, ref) {
    const { label, placeholder, name, isDisabled = false, words: overrides, ...comboboxProps } = props;
    const { value, inputValue, isLoading = false } = comboboxProps;
    const id = useId();
    const words = useWords('DestinationField', overrides);
    const combobox = useDestinationCombobox({ ...comboboxProps, id });
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
    const [hasOverlay, setHasOverlay] = useState(false);
    const [isOverlayOpen, setIsOverlayOpen] = useState(false);

    const edit = useRef(combobox.edit);
    useEffect(() => {
      setHasOverlay(true);
      // Text typed before hydration is in the input, but nobody has heard of it.
      const element = input.current;
      if (element && element.value !== element.defaultValue) edit.current(element.value);
    }, []);

    return (
      <div className={styles.root} data-has-overlay={hasOverlay || undefined}>
        <div className={styles.inline}>
          <DestinationInput
            ref={input}
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
          {combobox.panel !== 'closed' && (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus in the input
            <div className={styles.panel} onMouseDown={combobox.keepFocus}>
              <DestinationOptions combobox={combobox} label={label} words={words} />
            </div>
          )}
          <DestinationStatus combobox={combobox} isLoading={isLoading} words={words} />
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
                onClick={() => setIsOverlayOpen(true)}
              />
            </div>
            <DestinationOverlay
              {...comboboxProps}
              isOpen={isOverlayOpen}
              onClose={() => setIsOverlayOpen(false)}
              label={label}
              placeholder={placeholder}
              words={words}
            />
          </>
        )}
      </div>
    );
  },
);
