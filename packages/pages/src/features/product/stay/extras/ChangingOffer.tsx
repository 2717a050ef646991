import { useEffect } from 'react';
import { usePart } from '../../../../kit/parts/usePart.ts';

const loadDialog = async () => (await import('./ChangingDialog.tsx')).ChangingDialog;

/** Shows that another offer is loading (PR-031). */
export function ChangingOffer({ isOpen }: { isOpen: boolean }) {
  const { Part: ChangingDialog, show } = usePart(loadDialog);
  useEffect(() => {
    if (isOpen) void show();
  }, [isOpen, show]);
  return ChangingDialog ? <ChangingDialog isOpen={isOpen} /> : null;
}
