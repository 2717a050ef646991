import { type MouseEvent, type ReactElement, type Ref, useRef } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { item, row, tab, type TabVariant } from './tabVariant.css.ts';
import { useInView } from './useInView.ts';

export interface TabLinksProps<Id extends string> extends RootProps {
  rootRef: Ref<HTMLElement>;
  /** Accessible name of the navigation. */
  label: string;
  links: readonly { id: Id; label: string; href: string }[];
  /** Id of the current link. */
  current: Id | undefined;
  /** Value of `aria-current`: "true" for one of a set, "location" for a place in this page. */
  currentAs: 'true' | 'location';
  variant: TabVariant;
  /** Called for a plain press, instead of following the link; without it the link is followed. */
  onPress?: ((id: Id) => void) | undefined;
}

/** Links that look like tabs: each has an address, works without JavaScript and can be opened in a new tab. */
export function TabLinks<Id extends string>({
  label,
  links,
  current,
  currentAs,
  variant,
  onPress,
  rootRef,
  ...root
}: TabLinksProps<Id>): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  useInView(list, current);
  const press = (event: MouseEvent<HTMLAnchorElement>, id: Id) => {
    if (!onPress || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onPress(id);
  };
  return (
    <nav {...root} ref={rootRef} aria-label={label}>
      <ul ref={list} className={row[variant]}>
        {links.map((link) => (
          <li key={link.id} className={item[variant]}>
            <a
              href={link.href}
              aria-current={link.id === current ? currentAs : undefined}
              className={tab[variant]}
              onClick={(event) => press(event, link.id)}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
