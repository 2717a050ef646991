import type { ReactElement } from 'react';
import { ChevronDownIcon, ChevronEndIcon, ChevronStartIcon } from '../Icon/index.ts';
import * as styles from './DisclosureNavigation.css.ts';
import type { DisclosureNavigationWords } from './words.ts';

/** Least number of links for which a panel has columns (CH-046, D-141). */
const MANY = 15;

/** A link, or a button that opens the level below. */
export interface NavigationItem {
  /** Unique in the navigation. */
  id: string;
  label: string;
  /** The address; optional for an item with `children`. */
  href?: string | undefined;
  /** `promo` highlights a promotion by its colour. */
  tone?: 'promo' | undefined;
  /** The level below: up to three levels below the first (CH-044). */
  children?: readonly NavigationItem[] | undefined;
}

/** Settings and state that all levels of a navigation share. */
export interface NavigationSetting {
  layout: 'bar' | 'drawer';
  /** Prefix of the `id` of every list. */
  prefix: string;
  /** Ids of the open items, from the first level down. */
  path: readonly string[];
  currentId: string | undefined;
  words: DisclosureNavigationWords;
  onToggle: (path: readonly string[], isOpen: boolean) => void;
}

export interface NavigationListProps {
  items: readonly NavigationItem[];
  setting: NavigationSetting;
  /** The ancestor items of this list, outermost first; empty on the first level. */
  above?: readonly NavigationItem[];
  /** Whether a list above has columns. */
  isInColumns?: boolean;
  hidden?: boolean;
}

function lookOf({ layout }: NavigationSetting, depth: number, isMany: boolean, isInColumns: boolean) {
  if (layout === 'drawer') return { list: styles.nestedLists.under, item: styles.item.drawer };
  if (depth === 0) return { list: styles.top, item: styles.item.top };
  if (isInColumns) return { list: styles.nestedLists.indented, item: styles.item.column };
  const kind = isMany ? 'many' : 'few';
  return {
    list: depth === 1 ? styles.panels[kind] : styles.nestedLists[kind],
    item: isMany ? styles.item.column : styles.item.beside,
  };
}

/** One level of a navigation, with those below it. */
export function NavigationList({
  items,
  setting,
  above = [],
  isInColumns = false,
  hidden = false,
}: NavigationListProps): ReactElement {
  const { layout, prefix, path, currentId, words, onToggle } = setting;
  const depth = above.length;
  const isDrawer = layout === 'drawer';
  const isMany = items.length >= MANY;
  const look = lookOf(setting, depth, isMany, isInColumns);
  const parent = above.at(-1);
  const openId = path[depth];
  const controlClass = isDrawer ? `${styles.control} ${styles.drawerControl}` : styles.control;

  const link = (id: string, href: string, label: string) => (
    <a href={href} aria-current={id === currentId ? 'page' : undefined} className={controlClass}>
      {label}
    </a>
  );
  const button = ({ id, label, href }: NavigationItem, isOpen: boolean) => {
    const isBeside = !isDrawer && href !== undefined;
    const Chevron = isDrawer || (depth > 0 && !isInColumns && !isMany) ? ChevronEndIcon : ChevronDownIcon;
    return (
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${prefix}${id}`}
        aria-label={isBeside ? words.more(label) : undefined}
        className={controlClass}
        onClick={() => onToggle([...above.map((one) => one.id), id], !isOpen)}
      >
        {isDrawer && isOpen && <ChevronStartIcon className={styles.chevron} />}
        {!isBeside && <span>{label}</span>}
        {!(isDrawer && isOpen) && <Chevron size="small" className={styles.chevron} />}
      </button>
    );
  };

  return (
    <ul id={parent && `${prefix}${parent.id}`} className={look.list} hidden={hidden}>
      {isDrawer && parent?.href !== undefined && (
        <li className={look.item} hidden={openId !== undefined}>
          <span className={styles.row}>{link(parent.id, parent.href, words.all(parent.label))}</span>
        </li>
      )}
      {items.map((item) => {
        const isOpen = openId === item.id;
        return (
          <li
            key={item.id}
            data-item={item.id}
            data-tone={item.tone}
            className={look.item}
            // In a drawer, an open level replaces the one above.
            hidden={isDrawer && openId !== undefined && !isOpen}
          >
            <span className={styles.row} hidden={isDrawer && isOpen && path.length > depth + 1}>
              {item.href !== undefined &&
                !(isDrawer && item.children) &&
                link(item.id, item.href, item.label)}
              {item.children && button(item, isOpen)}
            </span>
            {item.children && (
              <NavigationList
                items={item.children}
                setting={setting}
                above={[...above, item]}
                isInColumns={isInColumns || (depth > 0 && isMany)}
                hidden={!isOpen}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
