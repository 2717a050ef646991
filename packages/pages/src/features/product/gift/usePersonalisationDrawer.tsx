import type { Personalisation } from '@sabadora/domain';
import type { ProductItem } from '@sabadora/hooks';
import { useState, type ReactNode } from 'react';
import { usePart } from '../../../kit/parts/usePart.ts';

const loadDrawer = async () => (await import('./PersonalisationDrawer.tsx')).PersonalisationDrawer;

/** What accepting the note is called, and what it leads to. */
export interface PersonalisationDrawerOptions {
  /** Of the button that accepts the form. */
  confirmLabel: string;
  /** The gift (CH-184). */
  item: ProductItem;
  /** Called when the form is valid and stored, and the drawer closes (PR-125). */
  onConfirm?: ((texts: Personalisation) => void) | undefined;
}

/** The drawer with the giver's note, whose code comes when it is about to be opened. */
export function usePersonalisationDrawer({ confirmLabel, item, onConfirm }: PersonalisationDrawerOptions): {
  /** Resolves with whether the drawer could be had. */
  open: () => Promise<boolean>;
  /** Loads its code; for a pointer or the focus that comes near. */
  prepare: () => void;
  /** To be rendered. */
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
