import { forwardRef, useId, useRef, useState, type KeyboardEvent } from 'react';
import { MinusIcon, PlusIcon } from '../Icon/index.ts';
import { useFieldsetDisabled } from '../react/useFieldsetDisabled.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './ParticipantStepper.css.ts';
import type { ParticipantStepperWords } from './words.ts';

/** Step of Page Up and Page Down. */
const LARGE_STEP = 5;

/** Longest pause between two digits of one number, in ms. */
const TYPING_MS = 1000;

export interface ParticipantStepperProps extends RootProps {
  /** Who is counted, e.g. "Children". Names the value and both buttons. */
  label: string;
  /** Second line, e.g. "3 to 11 years" (SE-064). */
  description?: string;
  /** The count, a whole number between `minValue` and `maxValue`. */
  value: number;
  /** The fewest that can be chosen, a whole number. */
  minValue: number;
  /** The most that can be chosen, a whole number. */
  maxValue: number;
  /** The value in words for assistive technology, e.g. "2 children". @default the label and the number */
  valueText?: string;
  /** Name of the count in a form. */
  name?: string;
  /** Disables the whole stepper. @default false */
  isDisabled?: boolean;
  /** Receives the new count, already within the bounds; not called for a press at a bound (SE-063). */
  onChange: (count: number) => void;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<ParticipantStepperWords>;
}

/**
 * One line of a party picker: a labelled count between two buttons.
 *
 * The count is the APG's spin button (arrows ±1, Page Up and Page Down ±5, Home and End to the bounds, digits for the
 * number itself) and the only tab stop. The buttons are not tab stops, following the APG ("the text field is usually
 * the only focusable component"), but are available to touch, voice control and a screen reader's cursor. The spin
 * button announces a value changed by keys, and a polite live region one changed by a button, so each press is
 * announced once.
 *
 * Written here because React Aria's number field with its state weighs 18 kB gzip in five languages; this weighs 2.6
 * with its styles.
 */
export const ParticipantStepper = forwardRef<HTMLDivElement, ParticipantStepperProps>(
  function ParticipantStepper(
    {
      label,
      description,
      value,
      minValue,
      maxValue,
      valueText,
      name,
      isDisabled: isOwnDisabled = false,
      onChange,
      words: overrides,
      ...root
    },
    ref,
  ) {
    const id = useId();
    const words = useWords('ParticipantStepper', overrides);
    const buttonRef = useRef<HTMLButtonElement>(null);
    const isFieldsetDisabled = useFieldsetDisabled(buttonRef);
    const isDisabled = isOwnDisabled || isFieldsetDisabled;
    // The digits of the number being typed, and the time of the last one.
    const typing = useRef({ digits: '', at: 0 });
    // The count requested by a button: announced only once `value` equals it.
    const [pressedFor, setPressedFor] = useState<number>();

    const change = (requested: number): number | undefined => {
      const held = Math.min(maxValue, Math.max(minValue, requested));
      if (isDisabled || held === value) return undefined;
      onChange(held);
      return held;
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { digits, at } = typing.current;
      const before = event.timeStamp - at < TYPING_MS ? digits : '';
      const typed = /^\d$/.test(event.key) ? before + event.key : '';
      typing.current = { digits: typed, at: event.timeStamp };
      const requested = typed === '' ? countForKey(event.key, value, minValue, maxValue) : Number(typed);
      if (requested === undefined) return;
      event.preventDefault();
      setPressedFor(undefined);
      change(requested);
    };

    // A button at a bound stays focusable, because a disabled button would lose the focus.
    const buttonProps = (by: 1 | -1, isAtBound: boolean) => ({
      type: 'button' as const,
      tabIndex: -1,
      className: styles.button,
      'aria-controls': `${id}value`,
      'aria-disabled': isDisabled || isAtBound,
      onClick: () => {
        const held = change(value + by);
        if (held !== undefined) setPressedFor(held);
      },
    });

    return (
      <div {...root} ref={ref} className={styles.row} data-disabled={isDisabled || undefined}>
        {name !== undefined && !isDisabled && <input type="hidden" name={name} value={value} />}
        <div className={styles.text}>
          <span id={`${id}label`} className={styles.label}>
            {label}
          </span>
          {description !== undefined && (
            <span id={`${id}hint`} className={styles.hint}>
              {description}
            </span>
          )}
        </div>
        <div className={styles.controls}>
          <button ref={buttonRef} {...buttonProps(-1, value <= minValue)} aria-label={words.fewer(label)}>
            <MinusIcon className={styles.sign} />
          </button>
          <span
            // An <input> would open a phone's keyboard.
            role="spinbutton"
            id={`${id}value`}
            className={styles.value}
            tabIndex={isDisabled ? -1 : 0}
            aria-labelledby={`${id}label`}
            aria-describedby={description === undefined ? undefined : `${id}hint`}
            aria-valuenow={value}
            aria-valuemin={minValue}
            aria-valuemax={maxValue}
            aria-valuetext={valueText}
            aria-disabled={isDisabled || undefined}
            onKeyDown={onKeyDown}
          >
            {value}
          </span>
          <button {...buttonProps(1, value >= maxValue)} aria-label={words.more(label)}>
            <PlusIcon className={styles.sign} />
          </button>
        </div>
        <output className={visuallyHidden}>
          {pressedFor === value ? (valueText ?? words.count(label, value)) : ''}
        </output>
      </div>
    );
  },
);

/** The count requested by a key of the APG's spin button, before it is limited to the bounds. */
function countForKey(key: string, value: number, minValue: number, maxValue: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return value + 1;
    case 'ArrowDown':
      return value - 1;
    case 'PageUp':
      return value + LARGE_STEP;
    case 'PageDown':
      return value - LARGE_STEP;
    case 'Home':
      return minValue;
    case 'End':
      return maxValue;
    default:
      return undefined;
  }
}
