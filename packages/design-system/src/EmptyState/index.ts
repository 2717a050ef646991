export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export type { VignetteKind } from './Vignette.tsx';
