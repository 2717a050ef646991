import { type ChangeEvent, type FocusEvent, forwardRef } from 'react';
import * as choice from '../Field/Choice.css.ts';
import { ChoiceFrame } from '../Field/ChoiceFrame.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { descriptionIdOf, type FieldProps, useField } from '../Field/useField.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  /** Unique among the options; what a form sends. */
  value: string;
  label: string;
  description?: string;
  /** How many results there are behind it, "(24)" at the end of its line. */
  count?: number | undefined;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  /** The question that the options answer. */
  label: string;
  /** The label is read and not seen, where a title above says the same. @default false */
  isLabelHidden?: boolean;
  /** The answers in their order, two to five. */
  options: readonly RadioOption[];
  /** Of all the radios. @default one of React's, so that the arrow keys work */
  name?: string;
  /** The chosen `value`, when the caller owns it; '' for none. */
  value?: string;
  /** The first `value`, when the group owns it. @default none */
  defaultValue?: string;
  /** The native event of the answer that was chosen, as `register` of react-hook-form wants it. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The native event of the answer that lost the focus. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Receives the `value` that was chosen; the event itself goes to `onChange`. */
  onValueChange?: (value: string) => void;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** A line each, or a card each, for a few weighty choices with help; cards stand below one another on a phone. @default 'lines' */
  look?: 'lines' | 'cards';
}

/**
 * One choice among a few that are all worth seeing: a fieldset of the platform's own radios.
 *
 * The ref is the first radio, where a form moves the focus; a callback ref gets every radio, as form libraries need.
 */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(props, ref) {
  const {
    label,
    mark,
    description,
    errorMessage,
    options,
    value,
    defaultValue,
    onChange,
    onBlur,
    onValueChange,
  } = props;
  const { orientation = 'vertical', look = 'lines' } = props;
  const { id, disabled, required, ...texts } = useField(props);
  const isCards = look === 'cards';
  return (
    <FieldFrame
      id={id}
      label={label}
      description={description}
      errorMessage={errorMessage}
      group={{ role: 'radiogroup', disabled, 'aria-required': required || undefined, ...texts }}
      mark={mark}
      legendClass={props.isLabelHidden ? visuallyHidden : undefined}
    >
      <div
        className={`${orientation === 'vertical' ? styles.vertical : styles.horizontal} ${isCards ? styles.cards : ''}`}
      >
        {options.map((option, index) => {
          const optionId = `${id}-${index}`;
          return (
            <ChoiceFrame
              key={option.value}
              id={optionId}
              label={option.label}
              count={option.count}
              {...(isCards && { className: styles.card })}
              {...(option.description && { description: option.description })}
            >
              <input
                ref={typeof ref === 'function' || index === 0 ? ref : undefined}
                type="radio"
                id={optionId}
                name={props.name ?? id}
                value={option.value}
                className={`${choice.control} ${styles.radio} ${isCards ? styles.cardRadio : ''}`}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined && defaultValue === option.value ? true : undefined}
                disabled={option.isDisabled}
                required={required}
                aria-describedby={option.description && descriptionIdOf(optionId)}
                onBlur={onBlur}
                onChange={(event) => {
                  onChange?.(event);
                  onValueChange?.(event.target.value);
                }}
              />
            </ChoiceFrame>
          );
        })}
      </div>
    </FieldFrame>
  );
});
