import { decideWeights, queryValue, readSwitches, type Switches, type VisitorCookie } from '@sabadora/domain';
import type { RequestFacts } from '@sabadora/site-host/server';

/** Overrides of a test session, read from a query and kept in session cookies. */
const OVERRIDES = [
  /** E.g. `?switches=boxes=on,searchDates=forced` (URL-encoded); an empty value ends the override. */
  { parameter: 'switches', cookie: 'sabadora-switches' },
  /** `?care=1` shows the site as customer care sees it; any other value ends the override. */
  { parameter: 'care', cookie: 'sabadora-care' },
] as const satisfies readonly { parameter: string; cookie: VisitorCookie }[];

/** In production, visitors cannot override switches. */
const isProduction = () => process.env['SITE_STAGE'] === 'production';

export interface Overrides {
  switches: Switches;
  isCare: boolean;
  setCookies: string[];
}

/**
 * The switches of a visit: the configured ones, and outside production the overrides of this query or an earlier one.
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
