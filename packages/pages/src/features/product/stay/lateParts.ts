import { island } from '../../../kit/parts/island.tsx';

const load = () => import('./islands.ts');

/** What of the page answers the visitor: the server draws it, and the page does not wait for its code. */
export const BookingPanel = island(async () => (await load()).BookingPanel);
export const DiscountCode = island(async () => (await load()).DiscountCode);
export const HotelPlace = island(async () => (await load()).HotelPlace);
export const PhoneBookingBar = island(async () => (await load()).PhoneBookingBar);
export const PhotoGallery = island(async () => (await load()).PhotoGallery);
export const SectionTabs = island(async () => (await load()).SectionTabs);
export const TabsBar = island(async () => (await load()).TabsBar);
