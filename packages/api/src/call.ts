import type * as z from 'zod/mini';

/** The base path of a call (D-100). */
export type ApiBase = 'api' | 'gateway' | 'frontGateway' | 'origin';

/** Path prefixes of the four bases on the site's own origin (D-100). */
export const BASE_PATHS: Record<ApiBase, string> = {
  api: '/api',
  gateway: '/gateway',
  frontGateway: '/front-gateway',
  origin: '',
};

/** Declaration of one call: its path, and the schemas of request and response. */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Name of the call in errors and logs. */
  name: string;
  method: 'GET' | 'POST';
  base: ApiBase;
  /** Path below the base; `{id}` parts are taken from the request. */
  path: string;
  /** The schema pair, loaded once it is needed. */
  schemas: () => Promise<{ request: Request; response: Response }>;
  /** Sending it twice does no more than sending it once, so it may be retried. True for every GET. */
  isIdempotent: boolean;
}

/** The request of a call, after validation. */
export type RequestOf<C> = C extends Call<infer Request> ? z.output<Request> : never;

type CallOptions<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = Omit<
  Call<Request, Response>,
  'isIdempotent' | 'base'
> &
  Partial<Pick<Call, 'isIdempotent' | 'base'>>;

/** Declares a call; `base` is `api` unless said otherwise, and a GET is idempotent. */
export function defineCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  options: CallOptions<Request, Response>,
): Call<Request, Response> {
  return { base: 'api', isIdempotent: options.method === 'GET', ...options };
}
