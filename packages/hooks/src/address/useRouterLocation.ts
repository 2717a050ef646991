import { useEffect, useMemo, useRef } from 'react';
import { fromHref, toHref, type LocationAdapter } from './location.ts';

/** A router's current address, and how to navigate with it. */
export interface RouterLocationProps {
  /** The address that the router shows: path, query and hash, e.g. "/search?flow=gifting#city=12". */
  href: string;
  /** Has the router go to an address of the same page. */
  navigate: (href: string, options: { replace: boolean }) => void;
  /** Goes to another page. @default `navigate`, with an entry of the history of its own */
  assign?: (href: string) => void;
}

/**
 * A location over a client-side router, so that its links, loaders and scroll position know of each change:
 * `useRouterLocation({ href: createPath(useLocation()), navigate: useNavigate() })` for React Router. Next.js follows
 * the browser's history by itself, and is served by `browserLocation()`.
 *
 * A change can be read at once, before the router shows it: two changes in a row lose nothing.
 */
export function useRouterLocation(props: RouterLocationProps): LocationAdapter {
  const { href } = props;
  const router = useRef(props);
  const shown = useRef(href);
  const listeners = useRef(new Set<() => void>());

  useEffect(() => {
    router.current = props;
  });
  useEffect(() => {
    if (shown.current === href) return;
    shown.current = href;
    for (const listener of listeners.current) listener();
  }, [href]);

  return useMemo(
    () => ({
      read: () => fromHref(shown.current),
      write: (address, { replace = false } = {}) => {
        shown.current = toHref(address);
        router.current.navigate(shown.current, { replace });
        for (const listener of listeners.current) listener();
      },
      subscribe: (listener) => {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
      assign: (address) => {
        const { assign, navigate } = router.current;
        if (assign) assign(toHref(address));
        else navigate(toHref(address), { replace: false });
      },
    }),
    [],
  );
}
