import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import createRouter from 'find-my-way';
import { dayAndHour } from './clock.ts';
import { encodeDocument } from './encodeDocument.ts';
import { checkedRules, contentSecurityPolicy, type ContentRules } from './headers.ts';
import { withBasePath } from './basePath.ts';
import { belowBasePath, MALFORMED_PATH, safeRedirect, withoutTrailingSlash } from './paths.ts';
import { PROBLEM_JSON, problem } from './problem.ts';
import type { LoadedPage, LoadInput, Load, Redirect, RequestFacts, Route, Site } from './site.ts';
import type { SiteSource } from './SiteSource.ts';
import { SPECULATION_RULES_PATH } from './speculationRules.ts';

/** The pages of a site and where its files come from. */
export interface ServePagesOptions {
  source: SiteSource;
  /** Internal address of the gateway, for loaders. */
  gateway: string;
  contentRules: ContentRules;
  redirectHosts: readonly string[];
  timeZone: string;
  now: () => Date;
  /** Milliseconds for the loader, and again for the stream after its shell. */
  deadlineMs: number;
}

/** Responds with one of the site's pages to every address that no other route has. */
export function servePages(app: FastifyInstance, options: ServePagesOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => new PageResponse(request, reply, options).send(),
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type(PROBLEM_JSON)
      .send(problem(405, `Pages accept GET and HEAD, not ${request.method}.`)),
  );
}

/** Rejects as soon as the signal aborts, so that a loader that ignores its signal does not delay the response. */
function untilAborted<Value>(value: Value | Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    Promise.resolve(value).then(resolve, reject);
  });
}

type Found = { load: Load<unknown>; params: Record<string, string | undefined> };

const routers = new WeakMap<readonly Route<unknown>[], (pathname: string) => Found | undefined>();

/** Lookup in a route table, cached by table; an edited table takes effect at the next request. */
function routerOf(routes: readonly Route<unknown>[]): (pathname: string) => Found | undefined {
  let find = routers.get(routes);
  if (!find) {
    const router = createRouter({ maxParamLength: 2048 });
    for (const { path, load } of routes) router.on('GET', path, () => {}, { load });
    find = (pathname) => {
      const found = router.find('GET', pathname);
      if (!found) return undefined;
      const { load } = found.store as { load: Load<unknown> };
      return { load, params: found.params };
    };
    routers.set(routes, find);
  }
  return find;
}

/** Responds to one request for a page. */
class PageResponse {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #options: ServePagesOptions;
  readonly #gone = new AbortController();

  constructor(request: FastifyRequest, reply: FastifyReply, options: ServePagesOptions) {
    this.#request = request;
    this.#reply = reply;
    this.#options = options;
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) this.#gone.abort(new Error('The visitor has gone.'));
    });
  }

  async send(): Promise<FastifyReply> {
    const isMalformed = this.#request.url === MALFORMED_PATH;
    const facts = this.#facts(isMalformed);
    const canonical = withoutTrailingSlash(facts.url);
    if (canonical !== undefined) return this.#redirect({ redirect: canonical, status: 308 });

    const site = await this.#options.source.site();
    const visit = site.visit(facts);
    if ('redirect' in visit) return this.#redirect(visit);
    if (visit.setCookies) void this.#reply.header('set-cookie', visit.setCookies);

    const { basePath = '' } = visit;
    const url = basePath === '' || isMalformed ? facts.url : belowBasePath(facts.url, basePath);
    const found = isMalformed ? undefined : routerOf(site.routes)(url.pathname);
    const input: LoadInput<unknown> = {
      ...facts,
      ...visit,
      url,
      params: found?.params ?? {},
      api: this.#options.gateway.replace(/\/$/, ''),
      signal: AbortSignal.any([this.#gone.signal, AbortSignal.timeout(this.#options.deadlineMs)]),
    };
    try {
      const loaded = await untilAborted((found?.load ?? site.notFound)(input), input.signal);
      if ('redirect' in loaded)
        return this.#redirect({ ...loaded, redirect: withBasePath(loaded.redirect, basePath) });
      const status = loaded.status ?? (found ? 200 : isMalformed ? 400 : 404);
      return await this.#document(site, input, loaded, isMalformed ? 400 : status);
    } catch (error) {
      return await this.#failure(site, input, error);
    }
  }

  #facts(isMalformed: boolean): RequestFacts {
    const { headers, protocol, host, url } = this.#request;
    const own = URL.parse(`${protocol}://${host}`) ?? new URL(`${protocol}://localhost`);
    const address = new URL(`${own.origin}${isMalformed ? '/' : url}`);
    return {
      url: address,
      query: address.searchParams,
      headers,
      cookies: parseCookie(headers.cookie ?? ''),
      ...dayAndHour(this.#options.now(), this.#options.timeZone),
    };
  }

  #redirect({ redirect, status = 302, setCookies }: Redirect): FastifyReply {
    if (setCookies) void this.#reply.header('set-cookie', setCookies);
    return this.#reply
      .header('cache-control', 'private, no-cache')
      .redirect(safeRedirect(redirect, this.#options.redirectHosts), status);
  }

  /** The site's failure page; when that fails as well, the status in plain text. */
  async #failure(site: Site, input: LoadInput<unknown>, error: unknown): Promise<FastifyReply> {
    if (this.#gone.signal.aborted) return this.#reply;
    this.#options.source.traceToSource(error);
    this.#request.log.error({ err: error, url: this.#request.originalUrl }, 'A page failed');
    try {
      const loaded = await site.failure(input, error);
      return await this.#document(site, input, loaded, loaded.status ?? 500);
    } catch (second) {
      this.#options.source.traceToSource(second);
      this.#request.log.error({ err: second }, 'The failure page failed');
      return this.#reply.code(500).type('text/plain; charset=utf-8').send(STATUS_CODES[500]);
    }
  }

  async #document(
    site: Site,
    input: LoadInput<unknown>,
    loaded: LoadedPage,
    status: number,
  ): Promise<FastifyReply> {
    const { source, contentRules, deadlineMs } = this.#options;
    const { imageHosts = [] } = input;
    const rules =
      imageHosts.length === 0
        ? contentRules
        : checkedRules({ ...contentRules, imageHosts: [...contentRules.imageHosts, ...imageHosts] });
    const nonce = randomBytes(18).toString('base64');
    const assets = await source.assets(loaded.page, input.locale);
    const stream = await site.renderDocument({
      input,
      loaded,
      assets,
      nonce,
      onLateError: (error) => {
        if (this.#gone.signal.aborted || this.#request.method === 'HEAD') return;
        source.traceToSource(error);
        this.#request.log.error({ err: error, url: this.#request.originalUrl }, 'A part of a page failed');
      },
    });

    void this.#reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', loaded.cacheControl ?? 'private, no-cache')
      .header('content-security-policy', contentSecurityPolicy(nonce, rules))
      .header('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
    if (this.#request.method === 'HEAD') {
      stream.abort(new Error('HEAD has no body.'));
      return this.#reply.send();
    }
    const { encoding, body } = encodeDocument(this.#request.headers['accept-encoding']);
    if (encoding) void this.#reply.header('content-encoding', encoding);
    void this.#reply.header('vary', 'accept-encoding');

    const late = setTimeout(
      () => stream.abort(new Error(`Rendering took over ${deadlineMs} ms.`)),
      deadlineMs,
    );
    body.once('close', () => clearTimeout(late));
    this.#gone.signal.addEventListener('abort', () => stream.abort(this.#gone.signal.reason));
    stream.pipe(body);
    return this.#reply.send(body);
  }
}
