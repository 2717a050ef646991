import { forwardRef } from 'react';
import { CheckIcon } from '../Icon/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './CancellationNote.css.ts';

export interface CancellationNoteProps extends RootProps {
  /** What happens when the traveller cancels, e.g. "Free cancellation until 12 December", "No refund." (SE-214). */
  text: string;
  /** `good` adds a tick, for conditions without a fee. @default 'neutral' */
  tone?: 'good' | 'neutral' | undefined;
}

/** The cancellation conditions of an offer, in a few words. */
export const CancellationNote = forwardRef<HTMLParagraphElement, CancellationNoteProps>(
  function CancellationNote({ text, tone = 'neutral', ...root }, ref) {
    return (
      <p {...root} ref={ref} className={`${styles.note} ${styles.tones[tone]}`}>
        {tone === 'good' && <CheckIcon size="small" className={styles.check} />}
        <span>{text}</span>
      </p>
    );
  },
);
