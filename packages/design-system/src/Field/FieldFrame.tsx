import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { FieldMark } from './FieldMark.tsx';
import { descriptionIdOf, type FrameProps } from './useField.ts';

export interface FieldFrameProps extends FrameProps {
  label: string;
  /** Look of the legend of a group, e.g. where a title above says the same. */
  legendClass?: string | undefined;
  /** See `FieldError`. */
  isErrorAnnounced?: boolean;
  /** Between the control and its error, e.g. a counter. */
  note?: ReactNode;
  /** Makes it a fieldset with a legend, for several controls under one label, with these attributes. */
  group?: ComponentPropsWithRef<'fieldset'>;
  /** The control or controls. */
  children: ReactNode;
}

/** The label, help and error of a field around its control: the one frame of every field of a form. */
export function FieldFrame(props: FieldFrameProps): JSX.Element {
  const { controlId, label, mark, description, errorMessage, isErrorAnnounced, ...rest } = props;
  const { legendClass, note, group, children, ...root } = rest;
  const name = (
    <>
      {label}
      {mark && <FieldMark mark={mark} />}
    </>
  );
  const below = (
    <>
      {description && (
        <p id={descriptionIdOf(controlId)} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.body}>{children}</div>
      {note}
      <FieldError id={controlId} message={errorMessage} isAnnounced={isErrorAnnounced} />
    </>
  );
  if (group)
    return (
      <fieldset {...root} {...group} className={styles.field}>
        <legend className={legendClass ?? styles.label}>{name}</legend>
        {below}
      </fieldset>
    );
  return (
    <div {...root} className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {name}
      </label>
      {below}
    </div>
  );
}
