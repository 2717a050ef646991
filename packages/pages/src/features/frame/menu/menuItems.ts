import type { MenuLink } from '@sabadora/api';
import type { NavigationItem } from '@sabadora/design-system/DisclosureNavigation';

/**
 * Converts the editors' menu to navigation items, for the row of a wide window or the drawer of a narrow one
 * (CH-048). A link without an id gets one from its position.
 */
export function menuItems(
  menu: readonly MenuLink[],
  location: NonNullable<MenuLink['location']>,
  above = 'menu',
): NavigationItem[] {
  return menu.flatMap((link, at) => {
    if ((link.location ?? location) !== location) return [];
    const { label, uri, count, variant, children = [] } = link;
    const id = link._id ?? `${above}-${at + 1}`;
    const below = menuItems(children, location, id);
    return {
      id,
      label: count === undefined ? label : `${label} (${count})`,
      ...(uri !== undefined && { href: uri }),
      ...(variant === 'promo' && { tone: variant }),
      ...(below.length > 0 && { children: below }),
    };
  });
}
