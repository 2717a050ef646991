import { createServer, request, type Server } from 'node:http';
import { resultsOfTest, searchDetailsOfTest } from '../../packages/api/src/testing/offers.ts';

const SEARCH = JSON.stringify({
  exactMatch: resultsOfTest(3),
  pageModel: undefined,
  searchDetails: searchDetailsOfTest(3),
});

/** Starts a consumer's origin: a proxy to its server at `port`, which itself responds to the calls of the search. */
export function startFront(port: number, frontPort: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/') === true) {
      outgoing.setHeader('content-type', 'application/json').end(SEARCH);
      return;
    }
    const { url, method, headers } = incoming;
    const forwarded = request({ host: '127.0.0.1', port, path: url, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  return new Promise((resolve) => {
    server.listen(frontPort, '127.0.0.1', () => resolve(server));
  });
}
