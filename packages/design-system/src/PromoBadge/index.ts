export { PromoBadge, type PromoBadgeProps } from './PromoBadge.tsx';
export { promoBadgeWords, type PromoBadgeWords } from './words.ts';
