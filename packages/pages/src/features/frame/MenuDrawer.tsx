import { DisclosureNavigation, type NavigationItem } from '@sabadora/design-system/DisclosureNavigation';
import { Drawer } from '@sabadora/design-system/Drawer';

export interface MenuDrawerProps {
  title: string;
  items: readonly NavigationItem[];
  onClose: () => void;
}

/** The menu of a phone: levels that take one another's place (CH-039). */
export function MenuDrawer({ title, items, onClose }: MenuDrawerProps) {
  return (
    <Drawer title={title} isOpen onOpenChange={onClose}>
      <DisclosureNavigation label={title} items={items} layout="drawer" />
    </Drawer>
  );
}
