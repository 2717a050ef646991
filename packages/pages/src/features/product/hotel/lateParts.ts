import { island } from '../../../kit/parts/island.tsx';

const load = () => import('./hotelParts.ts');

/**
 * All parts of the page, rendered by the server. The page itself holds the offers' state and does not wait for their
 * code.
 */
export const AboutSection = island(async () => (await load()).AboutSection);
export const HotelBar = island(async () => (await load()).HotelBar);
export const HotelHead = island(async () => (await load()).HotelHead);
export const NearbyHotels = island(async () => (await load()).NearbyHotels);
export const Offers = island(async () => (await load()).Offers);
export const PhoneHotelBar = island(async () => (await load()).PhoneHotelBar);
export const PracticalSection = island(async () => (await load()).PracticalSection);
export const ReviewsSection = island(async () => (await load()).ReviewsSection);
export const SupportBlock = island(async () => (await load()).SupportBlock);
export const SectionTabs = island(async () => (await load()).SectionTabs);
