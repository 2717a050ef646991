import type { Redirect, RequestFacts, Visit } from '@sabadora/site-host/server';
import { findMinisite, readMinisiteHosts } from './findMinisite.ts';
import { partnersOfSite } from './partnersOfSite.ts';
import type { Minisite } from './readPartners.ts';
import { storefrontOrigin, visitOf, type MinisiteVisit } from './visitOf.ts';

const { minisites } = await partnersOfSite();
const hosts = readMinisiteHosts(process.env['MINISITE_HOSTS'] ?? '');

/** Address of another minisite of the same partner: by path or by host, whichever the current one uses. */
function originOf({ minisiteUrl }: Minisite, url: URL, basePath: string): string {
  if (basePath !== '') return `${url.origin}/minisite/${minisiteUrl}`;
  const own = new URL(url.origin);
  const [host] = [...hosts].find(([, named]) => named === minisiteUrl) ?? [];
  own.hostname = host ?? `${minisiteUrl}.localhost`;
  return own.origin;
}

/** Finds the minisite by path or by host; any other address redirects to the storefront. */
export function visit({ url, query, today }: RequestFacts): Visit<MinisiteVisit> | Redirect {
  const found = findMinisite(minisites, hosts, url);
  if (!found) return { redirect: `${storefrontOrigin('fr_FR')}/` };
  const { partnerName } = found.minisite;
  return visitOf(
    found,
    { query, today },
    {
      ofPartner: minisites.filter((other) => other.partnerName === partnerName),
      originOf: (other) => originOf(other, url, found.basePath),
    },
  );
}
