import type { MenuLink, SiteChrome } from '@sabadora/api';
import type { Chrome } from '../../kit/document/pageInput.ts';
import { menuItems } from './menu/menuItems.ts';

const hasLocation = ({ location, children = [] }: MenuLink): boolean =>
  location !== undefined || children.some(hasLocation);

/** What editors put around a page, as the browser shows it: the server makes the menu's items, once for all. */
export function shownChrome({ menu, ...chrome }: SiteChrome): NonNullable<Chrome> {
  return {
    ...chrome,
    menu: menuItems(menu, 'row'),
    ...(menu.some(hasLocation) && { drawerMenu: menuItems(menu, 'drawer') }),
  };
}
