export { TextField, type TextFieldProps } from './TextField.tsx';
export { type TextFieldWords, textFieldWords } from './words.ts';
