export { Button, type ButtonProps, type LinkButtonProps, type PlainButtonProps } from './Button.tsx';
export type { ButtonWords } from './words.ts';
