export type { OpenChangeDetails, OpenChangeReason } from '../layers/useOpenState.ts';
export { Dialog, type DialogProps } from './Dialog.tsx';
export type { ModalWords } from './words.ts';
