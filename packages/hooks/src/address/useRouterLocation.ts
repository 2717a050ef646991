import { useEffect, useMemo, useRef } from 'react';
import { fromHref, toHref, type LocationAdapter } from './location.ts';

/** A router's current address, and how to navigate with it. */
export interface RouterLocationProps {
  /** The address that the router shows: path, query and hash, e.g. "/search?flow=gifting#city=12". */
  href: string;
  /** Navigates within the same page. */
  navigate: (href: string, options: { replace: boolean }) => void;
  /** Navigates to another page. @default `navigate` with a new history entry */
  assign?: (href: string) => void;
}

/**
 * Location over a client-side router, so that its links, loaders and scroll restoration follow each change. For React
 * Router: `useRouterLocation({ href: createPath(useLocation()), navigate: useNavigate() })`. Next.js follows the
 * browser's history by itself; use `browserLocation()` there.
 *
 * A change can be read at once, before the router shows it, so two changes in a row are both kept.
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
