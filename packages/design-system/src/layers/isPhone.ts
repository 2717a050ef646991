import { media } from '../theme/breakpoints.ts';
import { windowOf } from './dom.ts';

/** Whether the window that shows an element is as narrow as a phone's. Read it when an overlay opens. */
export function isPhone(element: Element | null): boolean {
  return (element ? windowOf(element) : window).matchMedia(media.phone).matches;
}
