import type { MenuLink } from '@sabadora/api';
import type { NavigationItem } from '@sabadora/design-system/DisclosureNavigation';

/** The menu of editors as a navigation: each link is known by its place (CH-048). */
export function menuItems(menu: readonly MenuLink[], above = 'menu'): NavigationItem[] {
  return menu.map(({ label, uri, count, children = [] }, at) => {
    const id = `${above}-${at + 1}`;
    return {
      id,
      label: count === undefined ? label : `${label} (${count})`,
      href: uri,
      ...(children.length > 0 && { children: menuItems(children, id) }),
    };
  });
}
