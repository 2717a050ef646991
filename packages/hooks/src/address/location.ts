/** A page's address in parts. */
export interface Address {
  /** From the first slash to before "?", e.g. "/search". */
  path: string;
  /** Query text without its "?". */
  query: string;
  /** Hash text without its "#". */
  hash: string;
}

/**
 * Access to the page's address, so that the hooks depend on no router. Implemented over the browser's history, over a
 * variable in memory, or over a router.
 */
export interface LocationAdapter {
  read: () => Address;
  /** Sets the address to `address`; `replace` replaces the current history entry instead of adding one. */
  write: (address: Address, options?: { replace?: boolean }) => void;
  /** Calls `listener` after every change, including Back and Forward; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Loads another document. */
  assign: (address: Address) => void;
}

/** Text of the address, as used in a link. */
export function toHref({ path, query, hash }: Address): string {
  return path + (query === '' ? '' : `?${query}`) + (hash === '' ? '' : `#${hash}`);
}

/** Parses the text of a link on this site. */
export function fromHref(href: string): Address {
  const { pathname, search, hash } = new URL(href, 'http://site.invalid');
  return { path: pathname, query: search.slice(1), hash: hash.slice(1) };
}

/** The adapter over `window.location` and the history API. Made once per page, in the browser. */
export function browserLocation(): LocationAdapter {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: () => ({
      path: window.location.pathname,
      query: window.location.search.slice(1),
      hash: window.location.hash.slice(1),
    }),
    write: (address, { replace = false } = {}) => {
      if (replace) window.history.replaceState(window.history.state, '', toHref(address));
      // A new history entry starts without the state of the previous one.
      else window.history.pushState(null, '', toHref(address));
      notify();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('popstate', notify);
        window.addEventListener('hashchange', notify);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('popstate', notify);
        window.removeEventListener('hashchange', notify);
      };
    },
    assign: (address) => window.location.assign(toHref(address)),
  };
}

/** An adapter that keeps the address in memory: for servers, tests and stories. */
export function memoryLocation(href = '/'): LocationAdapter {
  let current = fromHref(href);
  const listeners = new Set<() => void>();
  const set = (address: Address) => {
    current = address;
    for (const listener of listeners) listener();
  };
  return {
    read: () => current,
    write: set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    assign: set,
  };
}
