import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { retryWithBackoff } from './retryWithBackoff.ts';

/**
 * A part that loads as soon as it is rendered. Where its code cannot be fetched yet, its `Suspense` fallback is shown
 * instead: a part that fails never fails the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await retryWithBackoff(load) }));
}
