import { island } from '../../kit/parts/island.tsx';
import { whenTouched } from './headerTouch.ts';

const load = () => import('./islands.ts');

/** What stands around every page: the server draws it, and the page does not wait for its code. */
export const Footer = island(async () => (await load()).Footer);
/** The banner of a page that has no place for it among its blocks. */
export const BannerSlot = island(async () => (await import('../banners/BannerSlot.tsx')).BannerSlot);
export const PromotionBar = island(async () => (await load()).PromotionBar);
export const TopBars = island(async () => (await load()).TopBars);

/** Logo, menus and wishlist: their code comes once somebody uses them. */
export const Header = island(async () => {
  await whenTouched();
  return (await import('./headerIsland.ts')).Header;
});
