import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

declare global {
  // The browser's reports about the page, and the first position of its main heading from the top, in px.
  var pageReports: string[];
  var firstHeadingTop: number | undefined;
}

/** Runs first in the page, and records console and policy violations, which WebDriver does not provide. */
function record(): void {
  globalThis.pageReports = [];
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts: unknown[]) => globalThis.pageReports.push(parts.map(String).join(' '));
  addEventListener('error', ({ message }) => globalThis.pageReports.push(message));
  addEventListener('unhandledrejection', ({ reason }) => globalThis.pageReports.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    globalThis.pageReports.push(`${violatedDirective} refuses ${blockedURI}`),
  );
  const look = () => {
    const heading = document.querySelector('h1');
    if (heading && document.readyState !== 'loading')
      globalThis.firstHeadingTop = heading.getBoundingClientRect().top;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export interface ReportingProxy {
  /** Origin, e.g. "http://127.0.0.1:4321". */
  address: string;
  close(): void;
}

/** Starts a proxy in front of the site; its documents collect the browser's reports in `pageReports`. */
export function startReportingProxy(site: string): Promise<ReportingProxy> {
  const { hostname, port } = new URL(site);
  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const headers = { ...incoming.headers };
    delete headers['accept-encoding'];
    const { method, url } = incoming;
    const sent = request({ hostname, port, method, path: url, headers }, (answer) => {
      const isDocument = answer.headers['content-type']?.startsWith('text/html') === true;
      const answered = { ...answer.headers };
      if (isDocument) delete answered['content-length'];
      outgoing.writeHead(answer.statusCode ?? 502, answered);
      if (!isDocument) {
        answer.pipe(outgoing);
        return;
      }
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])) ?? [];
      const script = `<script nonce="${nonce}">(${record.toString()})()</script>`;
      let html = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        html += chunk;
      });
      answer.on('end', () => outgoing.end(html.replace(/<head[^>]*>/, (head) => head + script)));
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  }
  const server = createServer(forward);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port: own } = server.address() as AddressInfo;
      resolve({
        address: `http://127.0.0.1:${own}`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
