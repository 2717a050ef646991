import { LOCALES } from '@sabadora/domain';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import type { AccountContext } from '../AccountContext.ts';

/** The relying party that a passkey belongs to (WebAuthn Level 3, §5.4.2). */
export interface RelyingParty {
  /** Host without its port. */
  id: string;
  origin: string;
}

/**
 * The relying party of the market that a request was sent to. A client can send any Host header, so a host that
 * belongs to no configured market is refused.
 *
 * @throws Problem 403 for such a host
 */
export function relyingPartyOf({ siteOrigin }: AccountContext, { host }: FastifyRequest): RelyingParty {
  const url = LOCALES.map((locale) => new URL(siteOrigin(locale))).find((origin) => origin.host === host);
  if (!url) throw new Problem(403, 'Passkeys belong to the sites of the markets, of which this is none.');
  return { id: url.hostname, origin: url.origin };
}
