import { request } from 'node:http';
import type { CrawlResponse } from './crawlSite.ts';

/** A page that takes longer counts as failed. */
const LIMIT_MS = 30_000;

/**
 * Sends a GET request to a server on this machine. Node does not resolve `*.localhost`, so the host is sent only in
 * the header. Without a response, the status is 0.
 */
export function fetchPage(address: string): Promise<CrawlResponse> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, location: undefined, text: '' });
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        headers: { host },
        signal: AbortSignal.timeout(LIMIT_MS),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('error', none);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }),
        );
      },
    );
    sent.on('error', none);
    sent.end();
  });
}
