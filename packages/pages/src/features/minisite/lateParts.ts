import { whenTouched } from '../frame/header/headerTouch.ts';
import { island } from '../../kit/parts/island.tsx';

/** The frame of every page, as an island: rendered on the server, and hydrated when its code has loaded. */
export const MinisiteFooter = island(async () => (await import('./MinisiteFooter.tsx')).MinisiteFooter);

/** Name, languages and wishlist: their code comes once somebody uses them. */
export const MinisiteHeader = island(async () => {
  await whenTouched();
  return (await import('./MinisiteHeader.tsx')).MinisiteHeader;
});
