import { Children, forwardRef, isValidElement, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { SearchIcon } from '../Icon/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import type { RootProps } from '../react/rootProps.ts';
import { splitAttributes } from '../react/splitAttributes.ts';
import * as styles from './SearchBox.css.ts';

export interface SearchBoxProps extends RootProps {
  /** Names the search for assistive technology, e.g. "Search stays". */
  label: string;
  /** Where the form goes without JavaScript. */
  action: string;
  /** On the button, e.g. "Search". */
  submitLabel: string;
  /**
   * The fields have other values than the search that the page shows: the button is emphasised and announces it.
   * @default false
   */
  isChanged?: boolean;
  /** Second line of the button while `isChanged`, e.g. "to update". Room for it is kept from the start. */
  changedHint?: string;
  /** Announced once `isChanged`, e.g. "Press Search to update the results". */
  changedMessage?: string;
  /** Sent along with the fields without JavaScript, e.g. the flow and where the search came from. */
  hiddenInputs?: readonly { name: string; value: string }[];
  /** The fields of this flow in order (SE-006…011); each becomes one cell of the bar. Empty ones are left out. */
  children: ReactNode;
  /** Above the bar, e.g. `FlowTabs`. */
  tabs?: ReactNode;
  /**
   * `hero` straddles the lower edge of the picture before it; `compact` is the slim bar of a search page. @default
   * 'hero'
   */
  variant?: 'hero' | 'compact';
  /** Called in place of sending the form. Leave it out to let the form be sent. */
  onSubmit?: () => void;
}

/**
 * The search: its fields as one bar with hairlines between and the button at the end, stacked on a phone.
 * A GET form, so it searches before and without JavaScript.
 */
export const SearchBox = forwardRef<HTMLFormElement, SearchBoxProps>(function SearchBox(props, ref) {
  const { label, action, submitLabel, hiddenInputs = [], children, tabs, variant = 'hero', onSubmit } = props;
  const { isChanged = false, changedHint, changedMessage } = props;
  const submit = (event: FormEvent) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit();
  };
  const cells = Children.toArray(children).filter((child) => isValidElement(child));
  return (
    <div
      {...splitAttributes(props)[0]}
      className={variant === 'hero' ? placeFor(tabs !== undefined) : undefined}
    >
      {tabs !== undefined && <div className={styles.tabs}>{tabs}</div>}
      <form
        ref={ref}
        // Not the <search> element, which older assistive technology does not know.
        role="search"
        aria-label={label}
        method="get"
        action={action}
        className={`${styles.bar} ${styles.variants[variant]}`}
        onSubmit={submit}
      >
        {hiddenInputs.map((input) => (
          <input key={`${input.name}=${input.value}`} type="hidden" name={input.name} value={input.value} />
        ))}
        {cells.map((cell) => (
          <div key={cell.key} className={styles.cell}>
            {cell}
          </div>
        ))}
        <div className={styles.submit} data-changed={isChanged || undefined}>
          <Button
            type="submit"
            size={variant === 'hero' ? 'large' : 'medium'}
            isWide
            startIcon={<SearchIcon />}
          >
            <span className={styles.submitText}>
              {submitLabel}
              {changedHint !== undefined && <span className={styles.changedHint}> {changedHint}</span>}
            </span>
          </Button>
          {changedHint !== undefined && (
            <span className={styles.roomForHint} aria-hidden>
              {changedHint}
            </span>
          )}
        </div>
      </form>
      {changedMessage !== undefined && (
        <p role="status" className={visuallyHidden}>
          {isChanged ? changedMessage : ''}
        </p>
      )}
    </div>
  );
});

function placeFor(hasTabs: boolean): string {
  return hasTabs ? `${styles.straddling} ${styles.straddlingWithTabs}` : styles.straddling;
}
