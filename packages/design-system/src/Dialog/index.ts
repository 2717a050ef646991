export { Dialog, type DialogProps } from './Dialog.tsx';
export type { CloseReason } from './useModal.ts';
export type { ModalWords } from './words.ts';
