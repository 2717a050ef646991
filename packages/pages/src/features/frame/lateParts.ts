import { island } from '../../kit/parts/island.tsx';

const load = () => import('./islands.ts');

/** What stands around every page: the server draws it, and the page does not wait for its code. */
export const Footer = island(async () => (await load()).Footer);
export const Header = island(async () => (await load()).Header);
export const TopBars = island(async () => (await load()).TopBars);
