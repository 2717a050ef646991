import type { Personalisation } from '@sabadora/domain';
import type { ProductItem } from '@sabadora/hooks';
import { useState, type ReactNode } from 'react';
import { usePart } from '../../../kit/parts/usePart.ts';

const loadDrawer = async () => (await import('./PersonalisationDrawer.tsx')).PersonalisationDrawer;

/** Options of the drawer with the giver's note. */
export interface PersonalisationDrawerOptions {
  /** Label of the button that submits the form. */
  confirmLabel: string;
  /** The product that is given (CH-184). */
  item: ProductItem;
  /** Called when the form is valid and stored, and the drawer closes (PR-125). */
  onConfirm?: ((texts: Personalisation) => void) | undefined;
}

/** The drawer with the giver's note; its code is loaded when it is about to be opened. */
export function usePersonalisationDrawer({ confirmLabel, item, onConfirm }: PersonalisationDrawerOptions): {
  /** Opens the drawer; resolves with whether its code could be loaded. */
  open: () => Promise<boolean>;
  /** Loads the code; call it when the button is hovered or focused. */
  prepare: () => void;
  /** The drawer, to be rendered. */
  drawer: ReactNode;
} {
  const { Part, prepare, show } = usePart(loadDrawer);
  const [isOpen, setIsOpen] = useState(false);
  return {
    open: async () => {
      setIsOpen(true);
      return show();
    },
    prepare,
    drawer: Part && (
      <Part
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        confirmLabel={confirmLabel}
        item={item}
        onConfirm={(texts) => {
          setIsOpen(false);
          onConfirm?.(texts);
        }}
      />
    ),
  };
}
