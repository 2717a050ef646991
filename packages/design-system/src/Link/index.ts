export { Link, type LinkProps } from './Link.tsx';
export { type LinkWords, linkWords } from './words.ts';
