import { whenTouched } from '../frame/header/headerTouch.ts';
import { island } from '../../kit/parts/island.tsx';

/** The footer of every page as an island: rendered by the server, and hydrated once its code has loaded. */
export const MinisiteFooter = island(async () => (await import('./MinisiteFooter.tsx')).MinisiteFooter);

/** Name, languages and wishlist; their code is loaded once the header is used. */
export const MinisiteHeader = island(async () => {
  await whenTouched();
  return (await import('./MinisiteHeader.tsx')).MinisiteHeader;
});
