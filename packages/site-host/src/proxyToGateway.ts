import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_JSON, problem } from './problem.ts';

// Own code rather than @fastify/http-proxy: its reply-from 12.6 does not end the gateway's work when the
// visitor leaves before the response begins, and retries by itself.

/** Which paths are proxied, and where to. */
export interface ProxyOptions {
  /** Internal address of the gateway. */
  gateway: string;
  /** Path prefixes of the gateway, e.g. "/api". */
  prefixes: readonly string[];
  /** Milliseconds until the response must have begun, and the longest silence within it. */
  deadlineMs: number;
  /** `deadlineMs` for pictures, which the gateway draws at their first request. @default `deadlineMs` */
  pictureDeadlineMs?: number;
}

/** The prefix of pictures, among the proxied ones. */
const PICTURES_PREFIX = '/images';

/** Headers that apply to one connection only (RFC 9110 §7.6.1), and those that a client could forge. */
const NOT_FORWARDED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
]);

/** Dot segments of a path. Browsers resolve them, so a request that has them tries to leave the prefix. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** Proxies requests under the prefixes to the gateway unchanged, and streams its responses back. */
export function proxyToGateway(
  app: FastifyInstance,
  { gateway, prefixes, deadlineMs, pictureDeadlineMs = deadlineMs }: ProxyOptions,
): void {
  app.register(async (scope) => {
    // Bodies stream through unread.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const prefix of prefixes) {
      const target = { gateway, deadlineMs: prefix === PICTURES_PREFIX ? pictureDeadlineMs : deadlineMs };
      for (const url of [prefix, `${prefix}/*`]) {
        scope.all(url, (request, reply) => forward(request, reply, target));
      }
    }
  });
}

function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { gateway, deadlineMs }: Pick<ProxyOptions, 'gateway' | 'deadlineMs'>,
): FastifyReply {
  if (isCrossSiteChange(request))
    return sendProblem(reply, 403, 'State changes are accepted from this site only.');
  if (DOT_SEGMENT.test(request.url.split('?', 1)[0] ?? ''))
    return sendProblem(reply, 400, 'The path has dot segments.');
  const { protocol, hostname, port } = new URL(gateway);
  const abort = new AbortController();
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  let hasResponse = false;
  let isLate = false;

  const upstream = send({
    protocol,
    // A literal IPv6 address is bracketed in a URL and bare in a connection.
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    method: request.method,
    path: request.raw.url,
    headers: requestHeaders(request),
    signal: abort.signal,
  });
  const late = setTimeout(() => {
    isLate = true;
    abort.abort();
  }, deadlineMs);
  upstream.setTimeout(deadlineMs, () => {
    isLate = true;
    abort.abort();
  });
  reply.raw.once('close', () => {
    clearTimeout(late);
    if (!reply.raw.writableFinished) abort.abort();
  });
  upstream.once('response', (response) => {
    hasResponse = true;
    clearTimeout(late);
    reply.code(response.statusCode ?? 502);
    for (const [name, value] of Object.entries(withoutHopByHop(response.headers))) {
      if (value !== undefined) reply.header(name, value);
    }
    // The response breaks off when the gateway does: the socket closes and the browser sees a failed call.
    response.once('error', (error) =>
      request.log.warn({ err: error, url: request.url }, 'The gateway broke off'),
    );
    void reply.send(response);
  });
  upstream.once('error', (error: NodeJS.ErrnoException) => {
    clearTimeout(late);
    if (hasResponse || reply.raw.destroyed) return;
    if (isLate) {
      request.log.warn({ url: request.url }, 'The gateway did not respond in time');
      void sendProblem(reply, 504, 'The gateway did not respond in time.');
      return;
    }
    request.log.warn({ err: error, url: request.url }, 'The gateway could not be reached');
    const isDown = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(
      error.code ?? '',
    );
    if (isDown) void reply.header('retry-after', '5');
    void sendProblem(
      reply,
      isDown ? 503 : 502,
      isDown ? 'The gateway is not there.' : 'The gateway broke off.',
    );
  });
  if (hasBody(request.headers)) {
    pipeline(request.raw, upstream, () => {
      // Both ends report through their own handlers above.
    });
  } else {
    upstream.end();
  }
  return reply;
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
}

function requestHeaders(request: FastifyRequest): OutgoingHttpHeaders {
  return {
    ...withoutHopByHop(request.headers),
    // Frames the body again. Without this header Node writes the body of a GET unframed, and the gateway would
    // read it as a second request.
    ...(request.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
    // Replaces what the client claims, so that the gateway can trust this single address.
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

function withoutHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  // Kept even if the client names it in `connection`, because it frames the body.
  named.delete('content-length');
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !NOT_FORWARDED.has(name) && !named.has(name)),
  );
}

/** Whether a page of another site sends a state change; requests without an Origin header pass. */
function isCrossSiteChange({ method, headers, host }: FastifyRequest): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return false;
  const { origin } = headers;
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

function sendProblem(reply: FastifyReply, status: number, detail: string): FastifyReply {
  return reply
    .code(status)
    .type(PROBLEM_JSON)
    .header('cache-control', 'no-store')
    .send(problem(status, detail));
}
