import { forwardRef } from 'react';
import { CheckIcon } from '../Icon/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import * as styles from './Steps.css.ts';
import type { StepsWords } from './words.ts';

/** One step of a process. */
export interface Step<Id extends string = string> {
  /** Unique among the steps. */
  id: Id;
  /** Name of one or two words, e.g. "Payment". */
  label: string;
  /** Address at which a completed step can be changed; the current and later steps are not links. */
  href?: string | undefined;
}

export interface StepsProps extends RootProps {
  /** Accessible name of the navigation, e.g. "Your booking". */
  label: string;
  /** All steps in order, two to five. */
  steps: readonly Step[];
  /** The `id` of the current step; the steps before it are completed. */
  current: string;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<StepsWords> | undefined;
}

/** Progress through a process of several pages, with links back to completed steps. */
export const Steps = forwardRef<HTMLElement, StepsProps>(function Steps(
  { label, steps, current, words: overrides, ...root },
  ref,
) {
  const words = useWords('Steps', overrides);
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label} {...root} ref={ref} className={styles.root}>
      <ol className={styles.steps}>
        {steps.map(({ id, label: name, href }, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
          const content = (
            <>
              <span className={styles.discs[state]}>
                {state === 'done' ? <CheckIcon size="small" /> : <span aria-hidden="true">{index + 1}</span>}
              </span>
              <span className={styles.names[state]}>
                {state === 'done' && <span className={visuallyHidden}>{words.done} </span>}
                {name}
              </span>
            </>
          );
          return (
            <li
              key={id}
              className={`${styles.step} ${styles.lines[state]}`}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && href !== undefined ? (
                <a href={href} className={`${styles.content} ${styles.link}`}>
                  {content}
                </a>
              ) : (
                <span className={styles.content}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
