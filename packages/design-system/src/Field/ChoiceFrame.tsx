import type { JSX, ReactNode } from 'react';
import { useLocale } from '../words/index.ts';
import * as styles from './Choice.css.ts';
import { field } from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { FieldMark } from './FieldMark.tsx';
import { descriptionIdOf, type FrameProps } from './useField.ts';

export interface ChoiceFrameProps extends FrameProps {
  label: ReactNode;
  /** Number of results, shown in brackets at the end of its line. */
  count?: number | undefined;
  /** Content at the end of its line, e.g. a price. */
  end?: ReactNode;
  /** Content above its line, e.g. a picture of the choice. */
  media?: ReactNode;
  /** Side of the control beside its text. @default 'start' */
  controlSide?: 'start' | 'end';
  className?: string;
  /** The native checkbox or radio. */
  children: ReactNode;
}

/** The frame of a checkbox, radio button or switch: the control and its text in one label, help and error beneath. */
export function ChoiceFrame(props: ChoiceFrameProps): JSX.Element {
  const {
    controlId,
    label,
    mark,
    count,
    end,
    media,
    description,
    errorMessage,
    controlSide = 'start',
    className,
    children,
    ...root
  } = props;
  const isAtEnd = controlSide === 'end';
  return (
    <div {...root} className={className ? `${field} ${className}` : field}>
      {media}
      <label className={isAtEnd ? `${styles.choice} ${styles.atEnd}` : styles.choice}>
        {children}
        <span className={styles.text}>
          {label}
          {mark && <FieldMark mark={mark} />}
        </span>
        {count !== undefined && <Count count={count} />}
        {end !== undefined && <span className={styles.end}> {end}</span>}
      </label>
      {(description || errorMessage) && (
        <div className={isAtEnd ? undefined : styles.beneath}>
          {description && (
            <p id={descriptionIdOf(controlId)} className={styles.help}>
              {description}
            </p>
          )}
          <FieldError id={controlId} message={errorMessage} />
        </div>
      )}
    </div>
  );
}

function Count({ count }: { count: number }) {
  return <span className={styles.count}>{`(${count.toLocaleString(useLocale())})`}</span>;
}
