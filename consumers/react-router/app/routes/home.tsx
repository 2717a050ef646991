import { fromHref, useRouterLocation } from '@sabadora/hooks';
import { useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { now } from '../now';
import { TravelPage } from '../TravelPage';

/** Uses the router's location, so that its links, loaders and scroll position follow each search. */
export default function Home() {
  const shown = useLocation();
  const navigate = useNavigate();
  const location = useRouterLocation({
    href: createPath(shown),
    navigate: (href, options) => void navigate(href, options),
  });
  // No hash reaches a server.
  const [serverAddress] = useState(() => ({ ...fromHref(createPath(shown)), hash: '' }));
  return <TravelPage now={now} location={location} serverAddress={serverAddress} />;
}
