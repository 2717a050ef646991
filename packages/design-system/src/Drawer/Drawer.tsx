import { forwardRef } from 'react';
import { Modal, type ModalProps } from '../Dialog/Modal.tsx';
import * as styles from './Drawer.css.ts';

/** The edge at which a drawer opens, or the whole screen. */
export type DrawerSide = 'end' | 'bottom' | 'full';

export interface DrawerProps extends ModalProps {
  /** Side from 768 px. @default 'end' */
  side?: DrawerSide;
  /** Side below 768 px. @default the same as `side` */
  phoneSide?: DrawerSide;
}

/** A modal sheet from an edge of the screen, for filters, a calendar, a menu. */
export const Drawer = forwardRef<HTMLDialogElement, DrawerProps>(function Drawer(
  { side = 'end', phoneSide = side, ...modal },
  ref,
) {
  return (
    <Modal {...modal} ref={ref} placement={`${styles.desktopSide[side]} ${styles.phoneSide[phoneSide]}`} />
  );
});
