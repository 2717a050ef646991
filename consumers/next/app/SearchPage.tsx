'use client';

import { queryLocation, useRouterLocation } from '@sabadora/hooks';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { now } from './now';
import { TravelPage } from './TravelPage';

/** Session storage, so that the wishlist ends with the tab. */
const storage = () => (typeof window === 'undefined' ? undefined : window.sessionStorage);

/** Adds a header with the name of this consumer to every request. */
const fetchOfNext: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('x-consumer', 'next');
  return fetch(input, { ...init, headers });
};

/** The search is in the query, which Next.js's router also has on the server; it does not support a hash. */
export function SearchPage() {
  const router = useRouter();
  const query = useSearchParams().toString();
  const inRouter = useRouterLocation({
    href: usePathname() + (query === '' ? '' : `?${query}`),
    navigate: (href, { replace }) => (replace ? router.replace(href) : router.push(href)),
  });
  const location = useMemo(() => queryLocation(inRouter), [inRouter]);
  return <TravelPage now={now} location={location} storage={storage} fetch={fetchOfNext} />;
}
