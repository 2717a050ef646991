import type { NavigationItem } from '@sabadora/design-system/DisclosureNavigation';
import { useMemo } from 'react';
import { useChrome } from '../../kit/document/PageRoot.tsx';
import { menuItems } from './menuItems.ts';

/** The main menu as editors wrote it (CH-044). */
export function useMenuItems(): readonly NavigationItem[] {
  const menu = useChrome()?.menu;
  return useMemo(() => menuItems(menu ?? []), [menu]);
}
