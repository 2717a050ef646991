import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};

/**
 * Matches a path with a pattern of `_headers` or `_redirects`: the text that a "*" at the end matches, "" when the
 * pattern is the path itself, undefined when it does not match.
 */
function restOf(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('*')) return pattern === path ? '' : undefined;
  const before = pattern.slice(0, -1);
  return path.startsWith(before) ? path.slice(before.length) : undefined;
}

/** Blocks of `_headers`, each a pattern with the headers of the paths that it matches. */
function readHeaders(source: string): { pattern: string; headers: [string, string][] }[] {
  return source.split(/\n(?=\S)/).map((block) => {
    const [pattern = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '');
    const headers = lines.map((line): [string, string] => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    });
    return { pattern, headers };
  });
}

export interface StaticHost {
  /** Origin, e.g. "http://127.0.0.1:7270". */
  address: string;
  close(): void;
}

/** Serves a folder as static hosts do: an existing file or a rule of `_redirects`, with the headers of `_headers`. */
export async function startStaticHost(folder: string): Promise<StaticHost> {
  const blocks = readHeaders(await readFile(join(folder, '_headers'), 'utf8'));
  const rules = (await readFile(join(folder, '_redirects'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

  async function sendFile(path: string, response: ServerResponse): Promise<void> {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.setHeader('content-type', type).end(await readFile(join(folder, path)));
  }

  async function forward(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request;
    const hasBody = !['GET', 'HEAD'].includes(method);
    const answer = await fetch(url, {
      method,
      headers: { 'content-type': headers['content-type'] ?? 'application/json' },
      ...(hasBody && { body: await text(request) }),
    });
    const type = answer.headers.get('content-type');
    if (type !== null) response.setHeader('content-type', type);
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    for (const { pattern, headers } of blocks)
      if (restOf(pattern, pathname) !== undefined)
        for (const [name, value] of headers) response.setHeader(name, value);
    const file = join(folder, pathname);
    const sent =
      existsSync(file) && statSync(file).isFile() ? sendFile(pathname, response) : follow(pathname, search);
    sent.catch((error: unknown) => response.writeHead(502).end(String(error)));

    function follow(path: string, query: string): Promise<void> {
      for (const [pattern = '', target = ''] of rules) {
        const rest = restOf(pattern, path);
        if (rest === undefined) continue;
        if (target.startsWith('/')) return sendFile(target, response);
        return forward(target.replace(':splat', rest) + query, request, response);
      }
      return Promise.reject(new Error(`No rule of _redirects is for ${path}.`));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
