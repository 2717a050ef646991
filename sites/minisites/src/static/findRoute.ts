import type { Route } from '@sabadora/site-host/route';

export interface FoundRoute<Market> {
  route: Route<Market>;
  /** Decoded path parameters, e.g. `{ id: "42" }` of "/stay/:id". */
  params: Readonly<Record<string, string>>;
}

/** The first route that matches a path; a part such as ":id" matches any text but "". Undefined when none matches. */
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

/** Decoded parts of a path without the slashes at its end; empty when a part cannot be decoded. */
function partsOf(pathname: string): string[] {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}
