import { IconButton } from '@sabadora/design-system/IconButton';
import { useState, type ComponentType, type ReactNode } from 'react';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { usePart } from '../../../kit/parts/usePart.ts';
import { opener } from './tools.css.ts';

interface DrawerButtonProps {
  /** Accessible name of the button. */
  label: string;
  icon: ReactNode;
  /** Imports the drawer; called when the button is first hovered, focused or pressed. Must keep its identity. */
  load: () => Promise<ComponentType<{ isOpen: boolean; onClose: () => void }>>;
  /** Content rendered over the button. */
  children?: ReactNode;
}

/** A header button that opens a drawer. */
export function DrawerButton({ label, icon, load, children }: DrawerButtonProps) {
  const { Part: OpenedDrawer, prepare, show } = usePart(load);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className={`${opener} ${needsScript}`}>
        <IconButton
          label={label}
          icon={icon}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            setOpen(true);
            void show();
          }}
        />
        {children}
      </span>
      {OpenedDrawer && <OpenedDrawer isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
