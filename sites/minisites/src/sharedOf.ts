import type { LoadInput } from '@sabadora/site-host/server';
import type { MinisiteShared } from './app.tsx';
import { readMinisiteSwitches } from './routes.tsx';
import type { MinisiteVisit } from './visitOf.ts';

const mapStyleUrl = process.env['MAP_STYLE_URL'];
const switches = readMinisiteSwitches();

/** The shared data of every page of a visit. */
export function sharedOf({ market: visit, today, hour, url }: LoadInput<MinisiteVisit>): MinisiteShared {
  const { market, markets, minisite, partner, basePath } = visit;
  return {
    locale: market.locale,
    now: { today, hour },
    path: url.pathname,
    query: url.search.slice(1),
    markets,
    switches,
    partner,
    basePath,
    ...(minisite.words && { words: minisite.words }),
    isCare: false,
    // No newsletter modal: visitors come from a partner, who already has their e-mail address (D-076).
    asksForEmail: false,
    stage: process.env['SITE_STAGE'] ?? 'development',
    ...(mapStyleUrl && { mapStyleUrl }),
  };
}
