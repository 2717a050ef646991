import { browserLocation, memoryLocation, queryLocation, type LocationAdapter } from '@sabadora/hooks';
import { useState } from 'react';
import { now } from './now';
import { TravelPage } from './TravelPage';

const isBrowser = typeof window !== 'undefined';

/** An island of a static page; `href` is the address with which the page was built. */
export function SearchIsland({ href }: { href: string }) {
  const [built] = useState(() => queryLocation(memoryLocation(href)));
  const [location] = useState<LocationAdapter>(() => (isBrowser ? queryLocation(browserLocation()) : built));
  return <TravelPage now={now} location={location} serverAddress={built.read()} />;
}
