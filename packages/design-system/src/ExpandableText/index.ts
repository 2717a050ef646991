export { ExpandableText, type ExpandableTextProps } from './ExpandableText.tsx';
export type { ExpandableTextWords } from './words.ts';
