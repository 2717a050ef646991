export { type Screens, StickyBar, type StickyBarProps } from './StickyBar.tsx';
export { useScrolledPast } from './useScrolledPast.ts';
export { useScrollPadding } from './useScrollPadding.ts';
