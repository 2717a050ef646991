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
  /** The panel; rendered whether or not it is shown, so that a search in the page finds it. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> extends RootProps {
  /** Names the row of tabs, e.g. "About the hotel". */
  label: string;
  /** At least one. */
  tabs: readonly Tab<Id>[];
  /** The selected tab, when the caller owns it. */
  value?: Id;
  /** The tab selected first, when the component owns it. @default the first */
  defaultValue?: Id;
  /** Called with a tab that is not the selected one yet. */
  onChange?: (id: Id) => void;
  /**
   * Whether an arrow key selects what it moves to, or Enter and Space do: manual where a panel is slow to show.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual';
  /** @default 'line' */
  variant?: TabVariant;
}

/**
 * Panels of which one is shown, chosen by its tab (APG tabs). A hidden panel is found by a search in the page and by
 * a link to something in it; without JavaScript all panels are shown and the tabs lead to them.
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
  // A tab that went away leaves the first one selected.
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
    // React's `hidden` is a boolean, so the attribute is set here. Browsers without "until-found" hide it too.
    for (const { id } of tabs)
      if (id !== selected) document.getElementById(id)?.parentElement?.setAttribute('hidden', 'until-found');
  });
  useEffect(() => {
    const box = root.current;
    // Shown at once: the browser scrolls to what it found right after the event.
    const show = ({ target }: Event) => {
      const panel = target instanceof Element && target.firstElementChild;
      if (panel) flushSync(() => reveal.current(panel));
    };
    box?.addEventListener('beforematch', show);
    return () => box?.removeEventListener('beforematch', show);
  }, [root]);
  useFragmentTarget(root, selectPanelOf);

  /** The tab that has the focus; it keeps its place here when it is removed with it. */
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
        // A box around each panel: what is hidden until found is drawn and may take the focus, its content is not.
        <div key={id} hidden={id !== selected} className={styles.panelBox}>
          <div id={id} role="tabpanel" aria-labelledby={`${id}-tab`} tabIndex={0} className={styles.panel}>
            {content}
          </div>
        </div>
      ))}
    </div>
  );
}
