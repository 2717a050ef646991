import { island } from '../../kit/parts/island.tsx';

/** Only rendered on pages of customer care, so other pages do not load its code. */
export const CareBanner = island(async () => (await import('./CareBanner.tsx')).CareBanner);
