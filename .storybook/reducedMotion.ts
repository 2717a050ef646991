import { adoptedSheet } from './adoptedSheet.ts';

const showStill = adoptedSheet(`
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
    scroll-behavior: auto !important;
  }
`);

const QUERY = '(prefers-reduced-motion: reduce)';
const asTheSystem = window.matchMedia.bind(window);

/** Emulates `prefers-reduced-motion`, for styles and for scripts that read it. */
export function reduceMotion(isReduced: boolean): void {
  showStill(isReduced);
  window.matchMedia = (query) => asTheSystem(isReduced && query === QUERY ? 'all' : query);
}
