import type { Route } from '@sabadora/site-host/route';

export interface FoundRoute<Market> {
  route: Route<Market>;
  /** Decoded path parameters, e.g. `{ id: "42" }` of "/stay/:id". */
  params: Readonly<Record<string, string>>;
}

/** The first route of a path, whose parts are words or, as ":id", whatever stands there; undefined where there is none. */
export function findRoute<Market>(
  routes: readonly Route<Market>[],
  pathname: string,
): FoundRoute<Market> | undefined {
  const parts = partsOf(pathname);
  for (const route of routes) {
    const wanted = route.path.split('/');
    if (wanted.length !== parts.length) continue;
    const isFound = wanted.every((part, at) =>
      part.startsWith(':') ? parts[at] !== '' : part === parts[at],
    );
    if (!isFound) continue;
    const named = wanted.flatMap((part, at) =>
      part.startsWith(':') ? [[part.slice(1), parts[at] ?? ''] as const] : [],
    );
    return { route, params: Object.fromEntries(named) };
  }
  return undefined;
}

/** Parts of a path without a slash at its end; one that cannot be decoded is no part of any route. */
function partsOf(pathname: string): string[] {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}
