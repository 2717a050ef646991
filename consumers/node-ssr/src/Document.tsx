import { now } from './now.ts';
import { TravelPage } from './TravelPage.tsx';

export function Document() {
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
          <TravelPage now={now} />
        </main>
      </body>
    </html>
  );
}
