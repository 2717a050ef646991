import { DisclosureNavigation, type NavigationItem } from '@sabadora/design-system/DisclosureNavigation';
import { MenuIcon } from '@sabadora/design-system/Icon';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { DrawerButton } from '../header/DrawerButton.tsx';
import * as styles from './Menu.css.ts';
import { useMenuItems } from './useMenuItems.ts';
import messages from './Menu.messages.json';

const loadDrawer = async () => (await import('./MenuDrawer.tsx')).MenuDrawer;

/** The main menu as a row, where there is room for it (CH-044), and as plain links without JavaScript. */
export function Menu() {
  const words = useWords(messages);
  const items = useMenuItems();
  const label = words('chrome.menu');
  return (
    <>
      <noscript>
        {/* Browsers with JavaScript ignore the content of `noscript`, so it is left out of their bundle. */}
        {import.meta.env.SSR && <PlainMenu label={label} items={items} />}
      </noscript>
      <div className={`${styles.bar} ${needsScript}`}>
        <DisclosureNavigation label={label} items={items} />
      </div>
    </>
  );
}

/** Button that opens the main menu on a phone (CH-039). */
export function MenuButton() {
  const words = useWords(messages);
  return (
    <span className={styles.burger}>
      <DrawerButton label={words('chrome.menu')} icon={<MenuIcon />} load={loadDrawer} />
    </span>
  );
}

/** All links of an item: its own, and those of the levels below it. */
function linksOf({
  id,
  label,
  href,
  children = [],
}: NavigationItem): { id: string; label: string; href: string }[] {
  return [...(href === undefined ? [] : [{ id, label, href }]), ...children.flatMap(linksOf)];
}

/** The menu without JavaScript: links, and below each item with levels a flat list of all links in them. */
function PlainMenu({ label, items }: { label: string; items: readonly NavigationItem[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.plain}>
        {items.map((item) => (
          <li key={item.id}>
            {item.children ? (
              <details className={styles.plainItem}>
                <summary>{item.label}</summary>
                <ul className={styles.plainPanel}>
                  {linksOf(item).map((link) => (
                    <li key={link.id}>
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <a href={item.href}>{item.label}</a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
