import { useEffect, type ReactNode } from 'react';
import { usePart } from '../../../kit/parts/usePart.ts';

export interface InfoDrawerProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Content below the main content, e.g. a back button. */
  footer?: ReactNode;
  children: ReactNode;
}

const loadDrawer = async () => (await import('./drawer.ts')).Drawer;

/** A drawer with information; its code is loaded when it is first opened. */
export function InfoDrawer({ title, isOpen, onClose, footer, children }: InfoDrawerProps) {
  const { Part: Drawer, show } = usePart(loadDrawer);
  useEffect(() => {
    if (isOpen) void show();
  }, [isOpen, show]);
  if (!Drawer) return null;
  return (
    <Drawer title={title} isOpen={isOpen} onOpenChange={onClose} phoneSide="bottom" footer={footer}>
      {children}
    </Drawer>
  );
}
