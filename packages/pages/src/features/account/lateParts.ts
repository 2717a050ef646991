import { island } from '../../kit/parts/island.tsx';

const load = () => import('./accountParts.ts');

/** The views of an account: rendered by the server, and usable before their code is loaded. */
export const AccountWishlist = island(async () => (await load()).AccountWishlist);
export const Profile = island(async () => (await load()).Profile);
export const Trips = island(async () => (await load()).Trips);
