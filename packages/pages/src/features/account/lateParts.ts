import { island } from '../../kit/parts/island.tsx';

const load = () => import('./accountParts.ts');

/** What an account holds: the server draws it, and it works before its code is there. */
export const AccountWishlist = island(async () => (await load()).AccountWishlist);
export const Profile = island(async () => (await load()).Profile);
export const Trips = island(async () => (await load()).Trips);
