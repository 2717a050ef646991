export type { CloseReason } from '../Dialog/useModal.ts';
export type { ModalWords } from '../Dialog/words.ts';
export { Drawer, type DrawerProps, type DrawerSide } from './Drawer.tsx';
