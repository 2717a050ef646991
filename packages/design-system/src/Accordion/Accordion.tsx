import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
  useRef,
  useState,
} from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { useFragmentTarget } from '../Tabs/useFragmentTarget.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import * as styles from './Accordion.css.ts';

/** A header with the content that it opens. */
export interface AccordionItem<Id extends string = string> {
  /** Unique on the page. A link to `#id`, or to the id of an element inside, opens the item. */
  id: Id;
  /** The header's text. */
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps<Id extends string = string> extends RootProps {
  /** The items in display order; each has an id that is unique on the page. */
  items: readonly AccordionItem<Id>[];
  /** Level of the headings in the headers, one below the heading above the accordion. */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Whether opening an item closes the one that was open. @default 'many' */
  opens?: 'many' | 'one';
  /** Ids of the open items, when the caller owns them. */
  value?: readonly Id[];
  /** Ids of the items open first, when the component owns them. @default none */
  defaultValue?: readonly Id[];
  /** Called when an item is pressed, found by the browser's search or linked to; receives all ids to be open now. */
  onChange?: (ids: readonly Id[]) => void;
}

/**
 * Headers that open and close the content below them, built on `<details>`: it works without JavaScript, and the
 * browser's search in the page opens an item.
 */
export const Accordion = forwardRef(GenericAccordion) as <Id extends string>(
  props: AccordionProps<Id> & RefAttributes<HTMLDivElement>,
) => ReactElement;

function GenericAccordion<Id extends string>(
  {
    items,
    headingLevel,
    opens = 'many',
    value,
    defaultValue = [],
    onChange,
    ...attributes
  }: AccordionProps<Id>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  // A new object at each event causes a render, even when the caller keeps its value.
  const [own, setOwn] = useState({ ids: defaultValue });
  const root = useSharedRef(ref);
  const name = useId();
  const open = value ?? own.ids;
  const Heading = `h${headingLevel}` as const;

  const detailsAt = (index: number) => root.current?.children[index];

  /** The open items after the last event; several events can occur before the next render. */
  const latest = useRef(open);
  const set = (id: Id, isOpen: boolean) => {
    if (latest.current.includes(id) === isOpen) return;
    const others = latest.current.filter((other) => other !== id);
    latest.current = isOpen ? [...(opens === 'one' ? [] : others), id] : others;
    setOwn({ ids: latest.current });
    onChange?.(latest.current);
  };

  const isNew = useRef(true);
  const openIds = open.join(' ');
  // Not at every render: one between the browser opening an item and its toggle event would close the item again.
  useBrowserLayoutEffect(() => {
    latest.current = open;
    items.forEach(({ id }, index) => {
      const details = detailsAt(index);
      if (!(details instanceof HTMLDetailsElement)) return;
      // An item opened before hydration stays open. Later, a change that the caller refuses is undone.
      if (isNew.current) set(id, details.open);
      else details.open = open.includes(id);
    });
    isNew.current = false;
  }, [openIds, own]);

  useFragmentTarget(root, (target) => {
    items.forEach(({ id }, index) => {
      if (detailsAt(index)?.contains(target)) set(id, true);
    });
  });

  const press = (event: KeyboardEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    detailsAt(to)?.querySelector('summary')?.focus();
  };

  return (
    <div {...attributes} ref={root} className={styles.accordion}>
      {items.map(({ id, title, content }, index) => (
        <details
          key={id}
          id={id}
          {...(opens === 'one' && { name })}
          open={open.includes(id)}
          className={styles.item}
          // The browser may have opened it for a link or a search before hydration.
          suppressHydrationWarning
          onToggle={({ currentTarget }) => set(id, currentTarget.open)}
        >
          <summary className={styles.header} onKeyDown={(event) => press(event, index)}>
            <Heading className={styles.title}>{title}</Heading>
            <ChevronDownIcon className={styles.chevron} />
          </summary>
          <div className={styles.body}>{content}</div>
        </details>
      ))}
    </div>
  );
}
