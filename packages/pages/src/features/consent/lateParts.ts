import { island } from '../../kit/parts/island.tsx';

/** The server draws nothing of it, and no page waits for its code. */
export const VisitorConsent = island(async () => (await import('./VisitorConsent.tsx')).VisitorConsent);
