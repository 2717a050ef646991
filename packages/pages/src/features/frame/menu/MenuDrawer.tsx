import { DisclosureNavigation } from '@sabadora/design-system/DisclosureNavigation';
import { Drawer } from '@sabadora/design-system/Drawer';
import { useWords } from '../../../kit/words/useWords.ts';
import { useMenuItems } from './useMenuItems.ts';
import messages from './Menu.messages.json';

export interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu on a phone, whose levels replace one another (CH-039). */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const title = useWords(messages)('chrome.menu');
  const items = useMenuItems(true);
  return (
    <Drawer title={title} isOpen={isOpen} onOpenChange={onClose}>
      <DisclosureNavigation label={title} items={items} layout="drawer" />
    </Drawer>
  );
}
