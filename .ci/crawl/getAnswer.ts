import { request } from 'node:http';
import type { Answer } from './crawlSite.ts';

/** Asks a server of this machine: `*.localhost` is not resolved by Node, so its host goes into the header alone. */
export function getAnswer(address: string): Promise<Answer> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: pathname + search, headers: { host } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
