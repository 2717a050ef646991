import { BASE_PATHS, signOut } from '@sabadora/api';
import { accountHref, ACCOUNT_PATHS, type AccountView } from '@sabadora/domain';
import { useEffect, useRef, type RefObject } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import accountMessages from './account.messages.json';
import * as styles from './AccountMenu.css.ts';

export interface AccountMenuProps {
  onClose: () => void;
}

const VIEWS: readonly AccountView[] = ['trips', 'wishlist', 'profile'];

/**
 * Menu with links to the pages of the account and a button that signs out (CH-131, CH-132). Tab and the arrow keys
 * move through them; Escape, a press elsewhere and moving the focus out close the menu. It must be rendered next to
 * its button, inside one element with it.
 *
 * It is not React Aria's menu: that one with its states weighs 27 kB gzip in five languages and gives its items the
 * roles of an application menu, which the APG advises against for links; this one weighs 1.0 without its styles.
 */
export function AccountMenu({ onClose }: AccountMenuProps) {
  const words = useWords(accountMessages);
  const { locale, path } = useShared();
  const ref = useRef<HTMLElement>(null);
  useClosing(ref, onClose);
  return (
    <nav ref={ref} aria-label={words('account.menu')} className={styles.menu}>
      <ul className={styles.list}>
        {VIEWS.map((view) => (
          <li key={view}>
            <a
              href={accountHref(locale, ACCOUNT_PATHS[view])}
              className={styles.item}
              aria-current={ACCOUNT_PATHS[view] === path ? 'page' : undefined}
            >
              {words(`account.${view}`)}
            </a>
          </li>
        ))}
        <li className={styles.last}>
          <form method="post" action={BASE_PATHS.frontGateway + signOut.path}>
            <input type="hidden" name="locale" value={locale} />
            <button type="submit" className={styles.item}>
              {words('account.signOut')}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}

/** Closes the menu, and moves the focus through its items with the arrow keys, starting at the trigger. */
function useClosing(ref: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const menu = ref.current;
    const root = menu?.parentElement;
    const trigger = root?.querySelector('button');
    if (!menu || !root || !trigger) return undefined;
    const holds = (target: EventTarget | null) => target instanceof Node && root.contains(target);
    const handlers = new AbortController();
    const { signal } = handlers;
    const closeOutside = ({ target }: Event) => {
      if (!holds(target)) close.current();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') {
          if (holds(document.activeElement)) trigger.focus();
          close.current();
        }
        if (!holds(event.target)) return;
        const items = [...menu.querySelectorAll<HTMLElement>('a, button')];
        const at = items.findIndex((item) => item === document.activeElement);
        const next = nextItem(event.key, at, items.length);
        if (next === undefined) return;
        event.preventDefault();
        items[next]?.focus();
      },
      { signal },
    );
    return () => handlers.abort();
  }, [ref]);
}

/**
 * Index of the item that a key moves the focus to.
 *
 * @param at Index of the focused item; -1 for the trigger.
 * @returns undefined for keys that move nothing
 */
function nextItem(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return at < 0 ? undefined : 0;
    case 'End':
      return at < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
