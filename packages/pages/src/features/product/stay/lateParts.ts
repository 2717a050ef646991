import { island } from '../../../kit/parts/island.tsx';

const load = () => import('./stayParts.ts');
const loadSections = () => import('./sections/sectionParts.ts');

/**
 * The part that holds the page's state, and the interactive parts, as islands: rendered on the server, and hydrated
 * separately once their code has loaded.
 */
export const StayBody = island(async () => {
  // Preloaded with the others. A failure is reported where the part is used.
  loadSections().catch(() => {});
  return (await load()).StayBody;
});
/** Only loaded within the company's app. */
export const AppBack = island(async () => (await import('./AppBack.tsx')).AppBack);
export const BookingPanel = island(async () => (await load()).BookingPanel);
export const DiscountCode = island(async () => (await load()).DiscountCode);
export const PhoneBookingBar = island(async () => (await load()).PhoneBookingBar);
export const PhotoGallery = island(async () => (await load()).PhotoGallery);
export const SectionTabs = island(async () => (await load()).SectionTabs);
export const TabsBar = island(async () => (await load()).TabsBar);

/** Parts below the first screen. */
export const StayContents = island(async () => (await loadSections()).StayContents);
export const StaySurroundings = island(async () => (await loadSections()).StaySurroundings);
