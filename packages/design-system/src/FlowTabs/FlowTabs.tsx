import type { JSX, MouseEvent } from 'react';
import * as styles from './FlowTabs.css.ts';

export interface FlowTabsOption<Id extends string = string> {
  id: Id;
  /** E.g. "Book a stay". */
  label: string;
  /** The address of this flow: a plain link, so that it works without JavaScript and in a new tab. */
  href: string;
}

export interface FlowTabsProps<Id extends string = string> {
  /** Names the group of links, e.g. "What are you looking for?". */
  label: string;
  /** Usually two: booking and gifting (SE-044). */
  options: readonly FlowTabsOption<Id>[];
  /** The `id` of the flow in use. */
  value: Id;
  /**
   * Receives the `id` of a flow pressed the plain way, in place of following its link; not called for the
   * current one. Leave it out to let links be links.
   */
  onChange?: (id: Id) => void;
}

/**
 * Switches the search between flows (SE-044).
 *
 * Links with `aria-current` and not a tablist or radio buttons: each leads to an address of its own, works before
 * and without JavaScript, and opens in a new tab like any other link.
 */
export function FlowTabs<Id extends string>({
  label,
  options,
  value,
  onChange,
}: FlowTabsProps<Id>): JSX.Element {
  const press = (event: MouseEvent<HTMLAnchorElement>, id: Id) => {
    if (!onChange || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    if (id !== value) onChange(id);
  };
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.id} className={styles.item}>
            <a
              href={option.href}
              aria-current={option.id === value ? 'true' : undefined}
              className={styles.link}
              onClick={(event) => press(event, option.id)}
            >
              {option.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
