import { forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import * as choice from '../Field/Choice.css.ts';
import { ChoiceFrame } from '../Field/ChoiceFrame.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { descriptionIdOf, type FieldProps, type InputProps, useField } from '../Field/useField.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as styles from './RadioGroup.css.ts';

/** One choice of a `RadioGroup`. */
export interface RadioOption {
  /** Value sent by a form; unique among the options. */
  value: string;
  /** The option's name. */
  label: string;
  /** Explains the option, under its label and read with it. */
  description?: string;
  /** Number of results of the option, shown as "(24)" at the end of its line. */
  count?: number | undefined;
  /** Price or benefit at the end of the line, e.g. "+ €12", "Included"; announced with the label. */
  end?: ReactNode;
  /** Short text after the label, e.g. "Most chosen". */
  badge?: string | undefined;
  /** Picture at the top of the card, 16:9, e.g. a `Picture`. Give it to all cards or to none. */
  picture?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /** Reason why the option cannot be chosen, shown with it; disables the option. */
  disabledReason?: string | undefined;
}

export interface RadioGroupProps extends FieldProps {
  /** Name of the group, e.g. "Title". */
  label: string;
  /** Whether the label is only announced, where a title above says the same. @default false */
  isLabelHidden?: boolean;
  /** Two to five options, in the order shown. */
  options: readonly RadioOption[];
  /** The chosen `value`, or '' for none; controlled. */
  value?: string;
  /** The initial `value`; uncontrolled. @default none */
  defaultValue?: string;
  /** Receives the `value` that was chosen. */
  onChange?: (value: string) => void;
  /**
   * Further props of each native radio, e.g. `name`, or `register('title')` of react-hook-form. A callback `ref`
   * receives every radio, as form libraries need.
   */
  inputProps?: InputProps<'input', 'type' | 'value' | 'id'>;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /**
   * `lines`: one line each. `cards`: one card each with help text, for a few important choices, stacked on a phone.
   * `pictures`: small cards with pictures, as many beside one another as fit.
   * @default 'lines'
   */
  variant?: 'lines' | 'cards' | 'pictures';
}

/**
 * One choice among a few that should all be visible: a fieldset of native radios.
 *
 * The ref is the first radio that is not disabled, which a form can focus.
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

/** The option's description, and the reason why it cannot be chosen. */
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
