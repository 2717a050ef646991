import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { retryWithBackoff } from './retryWithBackoff.ts';

/**
 * A part that loads when it is rendered. While its code cannot be loaded, its `Suspense` fallback is shown, and
 * loading is retried: a failing part never breaks the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await retryWithBackoff(load) }));
}
