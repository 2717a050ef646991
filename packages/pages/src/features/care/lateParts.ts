import { island } from '../../kit/parts/island.tsx';

/** On pages of customer care alone: no other fetches its code. */
export const CareBanner = island(async () => (await import('./CareBanner.tsx')).CareBanner);
