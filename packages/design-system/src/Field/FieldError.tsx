import type { JSX } from 'react';
import { ErrorIcon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';
import { errorIdOf } from './useField.ts';

export interface FieldErrorProps {
  /** Id of the field's control. */
  id: string;
  /** What is wrong and what to do. */
  message: string | undefined;
  /**
   * Whether the error is in a polite live region: for an error that the field finds itself when the visitor leaves.
   * An error that a form finds is read when the form moves the focus to the field. @default false
   */
  isAnnounced?: boolean | undefined;
}

/** The error message beneath a field. */
export function FieldError({ id, message, isAnnounced = false }: FieldErrorProps): JSX.Element {
  return (
    <div aria-live={isAnnounced ? 'polite' : undefined}>
      {message && (
        <p id={errorIdOf(id)} className={styles.error}>
          <ErrorIcon size="small" className={styles.errorIcon} />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
