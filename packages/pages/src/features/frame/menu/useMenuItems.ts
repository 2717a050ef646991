import type { NavigationItem } from '@sabadora/design-system/DisclosureNavigation';
import { useChrome } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './Menu.messages.json';
import { HELP_PATH } from '../paths.ts';

/** The main menu as editors wrote it (CH-044), and the help of the site, which is there without them (CH-035). */
export function useMenuItems(isDrawer = false): readonly NavigationItem[] {
  const words = useWords(messages);
  const { menu = [], drawerMenu = menu } = useChrome() ?? {};
  return [...(isDrawer ? drawerMenu : menu), { id: 'help', label: words('chrome.help'), href: HELP_PATH }];
}
