export { PromoBar, type PromoBarLink, type PromoBarProps } from './PromoBar.tsx';
export type { PromoBarWords } from './words.ts';
