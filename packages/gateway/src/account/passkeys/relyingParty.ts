import { LOCALES } from '@sabadora/domain';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import type { AccountContext } from '../AccountContext.ts';

/** Who a passkey belongs to (WebAuthn Level 3, §5.4.2). */
export interface RelyingParty {
  /** Host without its port. */
  id: string;
  origin: string;
}

/**
 * The market that a request was sent to. A host that no market has been configured with has no passkeys: whoever chooses the header
 * chooses none of ours.
 *
 * @throws Problem 403 for such a host
 */
export function relyingPartyOf({ siteOrigin }: AccountContext, { host }: FastifyRequest): RelyingParty {
  const url = LOCALES.map((locale) => new URL(siteOrigin(locale))).find((origin) => origin.host === host);
  if (!url) throw new Problem(403, 'Passkeys belong to the sites of the markets, of which this is none.');
  return { id: url.hostname, origin: url.origin };
}
