export type { CharacterUnit } from '../Field/characters.ts';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export type { TextAreaWords } from './words.ts';
