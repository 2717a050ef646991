import { createContext } from 'react';

/** Path below which the links of the parts inside lead, e.g. "/minisite/la-gazette"; empty at the root of a host. */
export const BasePath = createContext('');

/** Served at the root of a host, whatever the base path: the gateway's calls and pictures. */
const AT_THE_ROOT = /^\/(?:api|gateway|front-gateway|images)\//;

/** An own path below the base path; a place on the page, and an address on another host, stay as they are. */
export function withBasePath(href: string, basePath: string): string {
  if (basePath === '' || !href.startsWith('/') || href.startsWith('//') || AT_THE_ROOT.test(href))
    return href;
  if (href === '/') return basePath;
  return /^\/[?#]/.test(href) ? basePath + href.slice(1) : basePath + href;
}
