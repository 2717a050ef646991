export { AccountWishlist } from './AccountWishlist.tsx';
export { Profile } from './Profile.tsx';
export { Trips } from './Trips.tsx';
