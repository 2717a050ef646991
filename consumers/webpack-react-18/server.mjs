import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types = { '.js': 'text/javascript', '.css': 'text/css' };
const document = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/main.css" />
    <title>webpack</title>
  </head>
  <body><main id="root"></main><script type="module" src="/main.js"></script></body>
</html>`;

createServer((request, response) => {
  const file = join(import.meta.dirname, 'dist', request.url ?? '');
  const type = types[extname(file)];
  if (type !== undefined && existsSync(file)) {
    response.setHeader('content-type', type);
    createReadStream(file).pipe(response);
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', process.env.CSP);
  response.end(document);
}).listen(Number(process.env.PORT), '127.0.0.1');
