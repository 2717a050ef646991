import { whenTouched } from '../frame/headerTouch.ts';
import { island } from '../../kit/parts/island.tsx';

/** What stands around every page: the server draws it, and the page does not wait for its code. */
export const MinisiteFooter = island(async () => (await import('./MinisiteFooter.tsx')).MinisiteFooter);

/** Name, languages and wishlist: their code comes once somebody uses them. */
export const MinisiteHeader = island(async () => {
  await whenTouched();
  return (await import('./MinisiteHeader.tsx')).MinisiteHeader;
});
