export { Link, type LinkProps } from './Link.tsx';
export type { LinkWords } from './words.ts';
