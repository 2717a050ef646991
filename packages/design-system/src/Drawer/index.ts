export type { ModalWords } from '../Dialog/words.ts';
export type { OpenChangeDetails, OpenChangeReason } from '../layers/useOpenState.ts';
export { Drawer, type DrawerProps, type DrawerSide } from './Drawer.tsx';
