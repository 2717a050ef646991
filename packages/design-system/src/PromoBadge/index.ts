export { PromoBadge, type PromoBadgeProps } from './PromoBadge.tsx';
export type { PromoBadgeWords } from './words.ts';
