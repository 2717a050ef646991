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
   * A row with panels that a mouse opens too (CH-045), or levels that take one another's place, for a drawer (CH-039).
   * @default 'bar'
   */
  layout?: 'bar' | 'drawer';
  /** The item that is the page shown. */
  currentId?: string | undefined;
  /** Replaces words of its own. */
  words?: Partial<DisclosureNavigationWords>;
}

/**
 * A site's menu of links in levels (APG disclosure navigation): links stay links, buttons open what is below. All
 * links are in the server's page, and all are shown where there is no JavaScript.
 *
 * Own code, because React Aria has no disclosure navigation: its menus with submenus weigh 36 kB gzip in five languages
 * and have the roles of an application's, which the APG advises against for links. This weighs 5.0 with its styles.
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
    /** A panel that only the mouse opened closes when it leaves; a pressed one stays. */
    const isHovered = useRef(false);
    const isBar = layout === 'bar';
    const isOpen = path.length > 0;

    const close = () => setPath([]);
    const hover = useHoverIntent(
      isBar,
      (hovered) => {
        // What the keyboard or a press has opened is not taken away by a mouse that passes.
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
      // A press on a panel that the mouse has opened keeps it open, instead of closing it.
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
