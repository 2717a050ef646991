import type { Minisite } from './readPartners.ts';

/** The minisite of an address, with the path below which its pages are. */
export interface FoundMinisite {
  minisite: Minisite;
  /** Path below which its pages are; empty at the root of a host. */
  basePath: string;
}

const PATH = /^\/minisite\/([a-z0-9-]+)(?=\/|$)/;

/** Host of a minisite without configuration, e.g. "la-gazette.localhost". */
const LOCAL = /^([a-z0-9-]+)\.localhost$/;

/** Reads the hosts of minisites, e.g. "weekends.gazette.example=la-gazette, …". @throws Error for any other format */
export function readMinisiteHosts(text: string): ReadonlyMap<string, string> {
  const entries = text.split(',').flatMap((entry) => {
    if (entry.trim() === '') return [];
    const [host = '', url = '', ...more] = entry.split('=').map((part) => part.trim());
    if (host === '' || url === '' || more.length > 0)
      throw new Error(
        `MINISITE_HOSTS: "${entry}" is not a host and a minisite, as in "a.example=la-gazette".`,
      );
    return [[host.toLowerCase(), url] as const];
  });
  return new Map(entries);
}

/** The minisite of an address, by path (D-062) or by host; undefined where there is none. */
export function findMinisite(
  minisites: readonly Minisite[],
  hosts: ReadonlyMap<string, string>,
  { hostname, pathname }: Pick<URL, 'hostname' | 'pathname'>,
): FoundMinisite | undefined {
  const byUrl = (url: string | undefined) => minisites.find(({ minisiteUrl }) => minisiteUrl === url);
  const named = byUrl(PATH.exec(pathname)?.[1]);
  if (named) return { minisite: named, basePath: `/minisite/${named.minisiteUrl}` };
  const own = byUrl(hosts.get(hostname) ?? LOCAL.exec(hostname)?.[1]);
  return own && { minisite: own, basePath: '' };
}
