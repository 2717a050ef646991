import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { memoryLocation } from '@sabadora/hooks';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Document } from './Document.tsx';

const client = new URL('../client/', import.meta.url);
const files = new Map<string, { type: string; body: Buffer }>();
for (const name of globSync('**/*.js', { cwd: client })) {
  files.set(`/${name}`, { type: 'text/javascript', body: readFileSync(new URL(name, client)) });
}
const styles = fileURLToPath(import.meta.resolve('@sabadora/design-system/styles.css'));
files.set('/styles.css', { type: 'text/css', body: readFileSync(styles) });

createServer((request, response) => {
  const file = files.get(request.url ?? '');
  if (file !== undefined) {
    response.setHeader('content-type', file.type).end(file.body);
    return;
  }
  const href = request.url ?? '/';
  const { pipe } = renderToPipeableStream(createElement(Document, { href, location: memoryLocation(href) }), {
    bootstrapModules: ['/client.js'],
    onShellReady() {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', process.env['CSP'] ?? '');
      pipe(response);
    },
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
