import type { JSX } from 'react';
import { ErrorIcon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';
import { errorIdOf } from './useField.ts';

export interface FieldErrorProps {
  /** Of the field's control. */
  id: string;
  /** What is wrong and what to do. */
  message: string | undefined;
  /**
   * The field finds the error itself, after the visitor has left it, so a screen reader hears of it politely. An
   * error that a form finds is heard where the form moves the focus. @default false
   */
  isAnnounced?: boolean | undefined;
}

/** What is wrong with a field, in its place beneath it. */
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
