import { fromHref, type LocationAdapter } from '@sabadora/hooks';
import { useState } from 'react';
import { now } from './now.ts';
import { TravelPage } from './TravelPage.tsx';

/** The page's document. `href` is the address of the request, without a hash, which browsers do not send. */
export function Document({ href, location }: { href: string; location: LocationAdapter }) {
  const [serverAddress] = useState(() => fromHref(href));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/styles.css" />
        <title>Node</title>
      </head>
      <body>
        <main>
          <TravelPage now={now} location={location} serverAddress={serverAddress} />
        </main>
      </body>
    </html>
  );
}
