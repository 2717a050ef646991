import type { NavigationItem } from '@sabadora/design-system/DisclosureNavigation';
import { useChrome } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './Menu.messages.json';
import { HELP_PATH } from '../paths.ts';

/** Items of the main menu written by editors (CH-044), and the help centre, which is always included (CH-035). */
export function useMenuItems(isDrawer = false): readonly NavigationItem[] {
  const words = useWords(messages);
  const { menu = [], drawerMenu = menu } = useChrome() ?? {};
  return [...(isDrawer ? drawerMenu : menu), { id: 'help', label: words('chrome.help'), href: HELP_PATH }];
}
