import { island } from '../../kit/parts/island.tsx';

/** Not rendered by the server, and no page waits for its code. */
export const VisitorConsent = island(async () => (await import('./VisitorConsent.tsx')).VisitorConsent);
