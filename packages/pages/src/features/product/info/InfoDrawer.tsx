import { useEffect, type ReactNode } from 'react';
import { usePart } from '../../../kit/parts/usePart.ts';

export interface InfoDrawerProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Beneath the content, e.g. a button that leads back. */
  footer?: ReactNode;
  children: ReactNode;
}

const loadDrawer = async () => (await import('./drawer.ts')).Drawer;

/** A drawer with something to read, whose code comes when it is opened for the first time. */
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
