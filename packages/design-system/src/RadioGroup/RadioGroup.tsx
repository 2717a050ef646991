import { forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import * as choice from '../Field/Choice.css.ts';
import { ChoiceFrame } from '../Field/ChoiceFrame.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { descriptionIdOf, type FieldProps, type InputProps, useField } from '../Field/useField.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as styles from './RadioGroup.css.ts';

/** One choice of a `RadioGroup`. */
export interface RadioOption {
  /** Unique among the options; what a form sends. */
  value: string;
  /** The option's name. */
  label: string;
  /** Explains the option, under its label and read with it. */
  description?: string;
  /** How many results there are behind it, "(24)" at the end of its line. */
  count?: number | undefined;
  /** What it costs or gives, at the end of its line, e.g. "+ €12", "Included"; read with its label. */
  end?: ReactNode;
  /** A word after the label, e.g. "Most chosen". */
  badge?: string | undefined;
  /** At the top of its card, 16:9, e.g. a `Picture`. Where one card has a picture, all should. */
  picture?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /** Why it cannot be chosen now, shown with it; disables it. */
  disabledReason?: string | undefined;
}

export interface RadioGroupProps extends FieldProps {
  /** Names the group, e.g. "Title". */
  label: string;
  /** The label is read and not seen, where a title above says the same. @default false */
  isLabelHidden?: boolean;
  /** In the order shown, two to five. */
  options: readonly RadioOption[];
  /** The chosen `value`, when the caller owns it; '' for none. */
  value?: string;
  /** The first `value`, when the group owns it. @default none */
  defaultValue?: string;
  /** Receives the `value` that was chosen. */
  onChange?: (value: string) => void;
  /**
   * What each of the native radios takes besides, e.g. `name`, or `register('title')` of react-hook-form. A callback
   * `ref` gets every radio, as form libraries need.
   */
  inputProps?: InputProps<'input', 'type' | 'value' | 'id'>;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /**
   * A line each; a card each, for a few weighty choices with help, below one another on a phone; or small cards with
   * their pictures, as many beside one another as there is room for.
   * @default 'lines'
   */
  variant?: 'lines' | 'cards' | 'pictures';
}

/**
 * One choice among a few that are all worth seeing: a fieldset of the platform's own radios.
 *
 * The ref is the first radio that can be chosen, where a form moves the focus.
 */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(props, ref) {
  const { label, isLabelHidden = false, options, value, defaultValue, onChange, inputProps, ...rest } = props;
  const { orientation = 'vertical', variant = 'lines', ...field } = rest;
  const { id, 'aria-describedby': describedBy } = field;
  const frameRef = useRef<HTMLFieldSetElement>(null);
  const fieldset = useField({ ...field, inputProps: { id, 'aria-describedby': describedBy } }, frameRef);
  const { disabled, required, ...group } = fieldset.control;
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () =>
      frameRef.current?.querySelector('input:enabled') ?? frameRef.current?.querySelector('input') ?? null,
    [],
  );
  const isCards = variant !== 'lines';
  return (
    <FieldFrame
      {...fieldset.frame}
      label={label}
      group={{ ...group, role: 'radiogroup', disabled, 'aria-required': required || undefined }}
      legendClass={isLabelHidden ? visuallyHidden : undefined}
    >
      <div
        className={
          variant === 'pictures'
            ? styles.pictures
            : `${orientation === 'vertical' ? styles.vertical : styles.horizontal} ${isCards ? styles.cards : ''}`
        }
      >
        {options.map((option, index) => {
          const optionId = `${group.id}-${index}`;
          const description = helpOf(option);
          return (
            <ChoiceFrame
              key={option.value}
              controlId={optionId}
              label={option.badge ? <Badged {...option} /> : option.label}
              count={option.count}
              end={option.end}
              {...(isCards && { className: styles.card })}
              media={option.picture && <span className={styles.picture}>{option.picture}</span>}
              {...(description && { description })}
            >
              <input
                name={group.id}
                {...inputProps}
                type="radio"
                id={optionId}
                value={option.value}
                className={`${choice.control} ${styles.radio} ${isCards ? styles.cardRadio : ''}`}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined && defaultValue === option.value ? true : undefined}
                disabled={option.isDisabled || option.disabledReason !== undefined || undefined}
                required={required}
                aria-describedby={description && descriptionIdOf(optionId)}
                onChange={(event) => {
                  inputProps?.onChange?.(event);
                  onChange?.(event.target.value);
                }}
              />
            </ChoiceFrame>
          );
        })}
      </div>
    </FieldFrame>
  );
});

/** Its help, and why it cannot be chosen. */
function helpOf({ description, disabledReason }: RadioOption): string | undefined {
  return [description, disabledReason].filter(Boolean).join(' ') || undefined;
}

function Badged({ label, badge }: RadioOption) {
  return (
    <>
      {label} <span className={styles.badge}>{badge}</span>
    </>
  );
}
