import { createContext } from 'react';

/** Path that links inside the provider get as a prefix, e.g. "/minisite/la-gazette"; empty at the root of a host. */
export const BasePath = createContext('');

/** Paths at the root of a host, whatever the base path: the gateway's calls and pictures. */
const AT_THE_ROOT = /^\/(?:api|gateway|front-gateway|images)\//;

/** Puts a path of this site below the base path; gateway paths, fragments and other hosts do not change. */
export function withBasePath(href: string, basePath: string): string {
  if (basePath === '' || !href.startsWith('/') || href.startsWith('//') || AT_THE_ROOT.test(href))
    return href;
  if (href === '/') return basePath;
  return /^\/[?#]/.test(href) ? basePath + href.slice(1) : basePath + href;
}
