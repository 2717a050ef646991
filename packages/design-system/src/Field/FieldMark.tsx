import type { JSX } from 'react';
import { useWords } from '../words/index.ts';
import * as styles from './Field.css.ts';
import type { FieldProps } from './useField.ts';

/** The mark after a label for an optional or required field. */
export function FieldMark({ mark }: { mark: NonNullable<FieldProps['mark']> }): JSX.Element {
  const words = useWords('Field');
  return mark === 'optional' ? (
    <>
      {' '}
      <span className={styles.mark}>{words.optional}</span>
    </>
  ) : (
    // Hidden from assistive technology, which reads the control's `required`.
    <span aria-hidden="true" className={styles.asterisk}>
      {'\u00a0*'}
    </span>
  );
}
