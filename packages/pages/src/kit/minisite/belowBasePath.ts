import type { LocationAdapter } from '@sabadora/hooks';

/** The address as pages below a base path see it, e.g. "/search" for "/minisite/la-gazette/search". */
export function belowBasePath(location: LocationAdapter, basePath: string): LocationAdapter {
  if (basePath === '') return location;
  const outer = (path: string) => (path === '/' ? basePath : basePath + path);
  return {
    ...location,
    read: () => {
      const address = location.read();
      return { ...address, path: address.path.slice(basePath.length) || '/' };
    },
    write: (address, options) => location.write({ ...address, path: outer(address.path) }, options),
    assign: (address) => location.assign({ ...address, path: outer(address.path) }),
  };
}
