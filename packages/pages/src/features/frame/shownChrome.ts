import type { MenuLink, SiteChrome } from '@sabadora/api';
import type { Chrome } from '../../kit/document/pageInput.ts';
import { menuItems } from './menu/menuItems.ts';

const hasLocation = ({ location, children = [] }: MenuLink): boolean =>
  location !== undefined || children.some(hasLocation);

/**
 * The editors' content around a page in the form that the browser renders: the server converts the menu to items
 * once.
 */
export function shownChrome({ menu, ...chrome }: SiteChrome): NonNullable<Chrome> {
  return {
    ...chrome,
    menu: menuItems(menu, 'row'),
    ...(menu.some(hasLocation) && { drawerMenu: menuItems(menu, 'drawer') }),
  };
}
