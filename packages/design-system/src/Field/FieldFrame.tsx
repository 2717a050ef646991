import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { FieldMark } from './FieldMark.tsx';
import { descriptionIdOf, type FrameProps } from './useField.ts';

export interface FieldFrameProps extends FrameProps {
  label: string;
  /** Class of a group's legend, e.g. to hide it where a title above has the same text. */
  legendClass?: string | undefined;
  /** `isAnnounced` of `FieldError`. */
  isErrorAnnounced?: boolean;
  /** Content between the control and its error, e.g. a counter. */
  note?: ReactNode;
  /** Makes it a `<fieldset>` with these attributes, for several controls under one label, which is its legend. */
  group?: ComponentPropsWithRef<'fieldset'>;
  /** The control or controls. */
  children: ReactNode;
}

/** The frame of every form field: label, help and error around the control. */
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
