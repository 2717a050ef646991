import { type MouseEvent, type ReactElement, type Ref, useRef } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { item, row, tab, type TabVariant } from './tabVariant.css.ts';
import { useInView } from './useInView.ts';

export interface TabLinksProps<Id extends string> extends RootProps {
  rootRef: Ref<HTMLElement>;
  /** Names the navigation. */
  label: string;
  links: readonly { id: Id; label: string; href: string }[];
  /** The link in use. */
  current: Id | undefined;
  /** What the link in use is: one of a set, or the place in this page. */
  currentAs: 'true' | 'location';
  variant: TabVariant;
  /** A plain press, in place of following the link; without it links are links. */
  onPress?: ((id: Id) => void) | undefined;
}

/** Links that look like tabs: each leads to an address, works without JavaScript and opens in a new tab. */
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
