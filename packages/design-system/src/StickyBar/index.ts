export { type Screens, StickyBar, type StickyBarProps } from './StickyBar.tsx';
export { setStickyBottom } from './stickyBottom.ts';
export { useScrolledPast } from './useScrolledPast.ts';
export { useScrollPadding } from './useScrollPadding.ts';
