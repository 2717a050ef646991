import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { activeElementAround } from '../layers/dom.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import { row, tab as tabVariant, type TabVariant } from './tabVariant.css.ts';
import * as styles from './Tabs.css.ts';
import { useFragmentTarget } from './useFragmentTarget.ts';
import { useInView } from './useInView.ts';

/** A tab with its panel. */
export interface Tab<Id extends string = string> {
  /** Unique in the page: it becomes the panel's `id`, so that `#id` in an address selects the tab. */
  id: Id;
  label: ReactNode;
  /** Content of the panel; always rendered, so that the browser's find-in-page can find it. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> extends RootProps {
  /** Accessible name of the row of tabs, e.g. "About the hotel". */
  label: string;
  /** The tabs, at least one. */
  tabs: readonly Tab<Id>[];
  /** Id of the selected tab; controlled. */
  value?: Id;
  /** Id of the tab that is selected at first; uncontrolled. @default the first */
  defaultValue?: Id;
  /** Receives the id of a tab when it becomes selected. */
  onChange?: (id: Id) => void;
  /**
   * Whether arrow keys select the tab that they focus, or only Enter and Space select: use "manual" where a panel
   * takes long to show.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual';
  /** @default 'line' */
  variant?: TabVariant;
}

/**
 * Panels of which one is shown, selected by its tab (APG tabs). Find-in-page and links to elements inside also show a
 * hidden panel; without JavaScript all panels are shown and the tabs are links to them.
 */
export const Tabs = forwardRef(GenericTabs) as <Id extends string>(
  props: TabsProps<Id> & RefAttributes<HTMLDivElement>,
) => ReactElement;

function GenericTabs<Id extends string>(
  {
    label,
    tabs,
    value,
    defaultValue,
    onChange,
    activation = 'automatic',
    variant = 'line',
    ...attributes
  }: TabsProps<Id>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const [own, setOwn] = useState(defaultValue);
  const requested = value ?? own;
  // If the selected tab is removed, the first one is selected.
  const selected = tabs.some(({ id }) => id === requested) ? requested : tabs[0]?.id;
  const root = useSharedRef(ref);
  const list = useRef<HTMLDivElement>(null);

  const select = (id: Id) => {
    if (id === selected) return;
    setOwn(id);
    onChange?.(id);
  };
  const selectPanelOf = (element: Element) => {
    const found = tabs.find(({ id }) => document.getElementById(id)?.contains(element));
    if (found) select(found.id);
  };

  const reveal = useRef(selectPanelOf);
  useBrowserLayoutEffect(() => {
    reveal.current = selectPanelOf;
    // React treats `hidden` as a boolean, so the attribute is set here. Browsers without "until-found" hide the panel
    // too.
    for (const { id } of tabs)
      if (id !== selected) document.getElementById(id)?.parentElement?.setAttribute('hidden', 'until-found');
  });
  useEffect(() => {
    const box = root.current;
    // Rendered synchronously: the browser scrolls to the match right after the event.
    const show = ({ target }: Event) => {
      const panel = target instanceof Element && target.firstElementChild;
      if (panel) flushSync(() => reveal.current(panel));
    };
    box?.addEventListener('beforematch', show);
    return () => box?.removeEventListener('beforematch', show);
  }, [root]);
  useFragmentTarget(root, selectPanelOf);

  /** Id of the focused tab; kept when the tab is removed while focused. */
  const focused = useRef<Id>(undefined);
  useBrowserLayoutEffect(() => {
    const row = list.current;
    const isLost = focused.current !== undefined && !tabs.some(({ id }) => id === focused.current);
    if (!row || !isLost) return;
    focused.current = undefined;
    const active = activeElementAround(row);
    if (!active || active === row.ownerDocument.body)
      row.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  });
  useInView(list, selected);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { currentTarget, key } = event;
    const all = [...(list.current?.children ?? [])];
    const at = all.indexOf(currentTarget);
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    let to = at;
    if (key === 'Home') to = 0;
    else if (key === 'End') to = all.length - 1;
    else if (key === 'ArrowRight' || key === 'ArrowLeft')
      to = (at + (key === forward ? 1 : -1) + all.length) % all.length;
    else if (key !== ' ' && key !== 'Enter') return;
    event.preventDefault();
    const tab = tabs[to];
    const element = all[to];
    if (element instanceof HTMLElement) element.focus();
    if (tab && (activation === 'automatic' || to === at)) select(tab.id);
  };

  return (
    <div {...attributes} ref={root}>
      <div ref={list} role="tablist" aria-label={label} className={row[variant]}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={`#${tab.id}`}
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id}
            tabIndex={tab.id === selected ? 0 : -1}
            className={tabVariant[variant]}
            onKeyDown={press}
            onFocus={() => {
              focused.current = tab.id;
            }}
            onBlur={() => {
              focused.current = undefined;
            }}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              select(tab.id);
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        // A box around each panel: an element hidden until found is still rendered and focusable itself; only its
        // content is not.
        <div key={id} hidden={id !== selected} className={styles.panelBox}>
          <div id={id} role="tabpanel" aria-labelledby={`${id}-tab`} tabIndex={0} className={styles.panel}>
            {content}
          </div>
        </div>
      ))}
    </div>
  );
}
