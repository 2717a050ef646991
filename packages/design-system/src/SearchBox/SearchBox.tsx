import { Children, forwardRef, isValidElement, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { SearchIcon } from '../Icon/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import type { RootProps } from '../react/rootProps.ts';
import { splitAttributes } from '../react/splitAttributes.ts';
import * as styles from './SearchBox.css.ts';

export interface SearchBoxProps extends RootProps {
  /** Accessible name of the search, e.g. "Search stays". */
  label: string;
  /** Address that the form is sent to. */
  action: string;
  /** Text of the button, e.g. "Search". */
  submitLabel: string;
  /**
   * Whether the fields differ from the search that the page shows; the button is then emphasised and the change
   * announced.
   * @default false
   */
  isChanged?: boolean;
  /** Second line of the button while `isChanged`, e.g. "to update". Its width is reserved from the start. */
  changedHint?: string;
  /** Announced once `isChanged`, e.g. "Press Search to update the results". */
  changedMessage?: string;
  /** Hidden fields of the form, e.g. the flow and where the search came from. */
  hiddenInputs?: readonly { name: string; value: string }[];
  /** The fields of this flow in order (SE-006…011); each becomes one cell of the bar. Empty children are left out. */
  children: ReactNode;
  /** Content above the bar, e.g. `FlowTabs`. */
  tabs?: ReactNode;
  /**
   * `hero` straddles the lower edge of the preceding picture; `compact` is the slim bar of a search page.
   * @default 'hero'
   */
  variant?: 'hero' | 'compact';
  /** Called on submit instead of sending the form. Without it the form is sent. */
  onSubmit?: () => void;
}

/**
 * The search form: fields in one bar with hairlines between and the button at the end, stacked on a phone. A GET
 * form, so it also works before hydration and without JavaScript.
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
        // Instead of the <search> element, which older assistive technology does not support.
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
