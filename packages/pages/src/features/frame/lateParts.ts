import { island } from '../../kit/parts/island.tsx';
import { whenTouched } from './header/headerTouch.ts';

const load = () => import('./frameParts.ts');

/** The frame of every page as islands: rendered by the server, and hydrated once their code has loaded. */
export const Footer = island(async () => (await load()).Footer);
/** The banner of a page whose blocks have no place for it. */
export const BannerSlot = island(async () => (await import('../banners/BannerSlot.tsx')).BannerSlot);
export const PromotionBar = island(async () => (await load()).PromotionBar);
export const TopBars = island(async () => (await load()).TopBars);

/** Logo, menus and wishlist; their code is loaded once the header is used. */
export const Header = island(async () => {
  await whenTouched();
  return (await import('./header/headerIsland.ts')).Header;
});
