import { decideWeights, queryValue, readSwitches, type Switches, type VisitorCookie } from '@sabadora/domain';
import type { RequestFacts } from '@sabadora/site-host/server';

/** Overrides of a test session, read from a query and kept in session cookies. */
const OVERRIDES = [
  /** E.g. `?switches=boxes=on,searchDates=forced` (URL-encoded); an empty value ends it. */
  { parameter: 'switches', cookie: 'sabadora-switches' },
  /** `?care=1` is the site as customer care sees it; any other value ends it. */
  { parameter: 'care', cookie: 'sabadora-care' },
] as const satisfies readonly { parameter: string; cookie: VisitorCookie }[];

/** In production nothing that a visitor sends changes what is switched on. */
const isProduction = () => process.env['SITE_STAGE'] === 'production';

export interface Overrides {
  switches: Switches;
  isCare: boolean;
  setCookies: string[];
}

/**
 * What is switched on: the configuration, and outside production what the query or an earlier one said over it.
 * Experiments with weights are decided for the visitor.
 */
export function readOverrides(
  query: string,
  cookies: RequestFacts['cookies'],
  visitor: string | undefined,
): Overrides {
  const configured = decideWeights(process.env['SWITCHES'], visitor);
  if (isProduction()) return { switches: readSwitches(configured), isCare: false, setCookies: [] };
  const setCookies: string[] = [];
  const [switches, care] = OVERRIDES.map(({ parameter, cookie }) => {
    const asked = queryValue(query, parameter);
    if (asked === undefined) return cookies[cookie];
    const value = encodeURIComponent(asked);
    setCookies.push(`${cookie}=${value}; Path=/; HttpOnly; SameSite=Lax${value === '' ? '; Max-Age=0' : ''}`);
    return asked;
  });
  return {
    switches: readSwitches(configured, decideWeights(switches, visitor)),
    isCare: care === '1',
    setCookies,
  };
}
