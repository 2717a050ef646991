import { forwardRef, type KeyboardEvent, useId, useRef, useState } from 'react';
import { activeElementAround, elementById, isElement } from '../layers/dom.ts';
import { useDismissal } from '../layers/useDismissal.ts';
import { useWords } from '../words/index.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './DisclosureNavigation.css.ts';
import { moveFocus } from './moveFocus.ts';
import { type NavigationItem, NavigationList } from './NavigationList.tsx';
import { useHoverIntent } from './useHoverIntent.ts';
import type { DisclosureNavigationWords } from './words.ts';

export interface DisclosureNavigationProps extends RootProps {
  /** Names the navigation, e.g. "Inspirations". */
  label: string;
  /** Up to four levels (CH-044); the same items serve both layouts. */
  items: readonly NavigationItem[];
  /**
   * `bar`: a row with panels, which a mouse also opens on hover (CH-045). `drawer`: one level at a time, for a drawer
   * (CH-039).
   * @default 'bar'
   */
  layout?: 'bar' | 'drawer';
  /** Id of the item for the current page. */
  currentId?: string | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<DisclosureNavigationWords>;
}

/**
 * A site's menu of links in levels (APG disclosure navigation): links stay links, and buttons open the level below.
 * All links are in the server's HTML, and all are shown without JavaScript.
 *
 * Own code, because React Aria has no disclosure navigation: its menus with submenus weigh 36 kB gzip in five
 * languages and have the roles of an application menu, which the APG advises against for links. This weighs 5.0 kB
 * with styles.
 */
export const DisclosureNavigation = forwardRef<HTMLElement, DisclosureNavigationProps>(
  function DisclosureNavigation(
    { label, items, layout = 'bar', currentId, words: overrides, ...attributes },
    ref,
  ) {
    const words = useWords('DisclosureNavigation', overrides);
    const prefix = useId();
    const root = useSharedRef(ref);
    const [path, setPath] = useState<readonly string[]>([]);
    /** Whether only hovering opened the panel: it then closes when the mouse leaves; after a press it stays open. */
    const isHovered = useRef(false);
    const isBar = layout === 'bar';
    const isOpen = path.length > 0;

    const close = () => setPath([]);
    const hover = useHoverIntent(
      isBar,
      (hovered) => {
        // Hovering does not change a panel that the keyboard or a press has opened.
        if (isOpen && !isHovered.current) return;
        isHovered.current = true;
        setPath(hovered);
      },
      () => {
        if (isHovered.current) close();
      },
    );
    useDismissal(root, isBar && isOpen, (reason) => {
      const navigation = root.current;
      const hasFocus = navigation?.contains(activeElementAround(navigation));
      if (!navigation || reason !== 'escape' || !hasFocus) {
        close();
        return;
      }
      const innermost = elementById(navigation, `${prefix}${path.at(-1)}`);
      innermost?.parentElement?.querySelector<HTMLElement>(':scope > span > button')?.focus();
      setPath(path.slice(0, -1));
    });

    const toggle = (pressed: readonly string[], opens: boolean) => {
      // A press on an item that hovering has opened keeps it open instead of closing it.
      const stays = opens || isHovered.current;
      isHovered.current = false;
      setPath(stays ? pressed : pressed.slice(0, -1));
    };

    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one handler for the controls inside
      <nav
        {...attributes}
        ref={root}
        aria-label={label}
        className={styles.navigation[layout]}
        {...hover}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
          if (isElement(event.target) && moveFocus(event.target, event.key, isBar)) event.preventDefault();
        }}
      >
        <NavigationList
          items={items}
          setting={{ layout, prefix, path, currentId, words, onToggle: toggle }}
        />
      </nav>
    );
  },
);
