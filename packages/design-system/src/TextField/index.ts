export { TextField, type TextFieldProps } from './TextField.tsx';
export type { TextFieldWords } from './words.ts';
