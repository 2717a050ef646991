import type * as z from 'zod/mini';
import { BASE_PATHS, type ApiBase, type Call } from './call.ts';
import { callUrl } from './callUrl.ts';
import { ApiError, type FieldError } from './error.ts';

/** Where calls are sent, their timeout and their retries. */
export interface ApiClientOptions {
  /** Origin of the base paths: empty for the page's own origin, or e.g. "http://127.0.0.1:4100" on a server. */
  origin?: string;
  /** Replaces one or more of the base paths of D-100. */
  bases?: Partial<Record<ApiBase, string>>;
  /** Milliseconds before an attempt is aborted. @default 8000 */
  timeoutMs?: number;
  /** Further attempts of an idempotent call after a network failure, a timeout, 429 or 5xx. @default 2 */
  retries?: number;
  /**
   * Longest pause before the first retry; doubles for each retry. The actual pause is random up to it. @default 300
   */
  retryDelayMs?: number;
  /** Headers to add to every call. */
  headers?: Record<string, string>;
  /** Used in tests. @default the global `fetch` */
  fetch?: typeof fetch;
}

/** Options of one call: how it is aborted, and whether it outlives the page. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
  /**
   * Whether the request continues when the page is closed, like a beacon; its body is limited to 64 KiB.
   * @default false
   */
  keepalive?: boolean;
}

/** Sends calls. A call rejects with an `ApiError` only. */
export interface ApiClient {
  send: <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
    call: Call<Request, Response>,
    request: z.input<Request>,
    options?: SendOptions,
  ) => Promise<z.output<Response>>;
}

/** Longest `Retry-After` in seconds that is waited for; with a longer one the call fails at once. */
const RETRY_AFTER_MAX_S = 5;

/** Status of a response without a body. */
const NO_CONTENT = 204;

const DEFAULTS = { timeoutMs: 8000, retries: 2, retryDelayMs: 300 };

/** Creates a client with a timeout for each attempt, abort, and jittered retries of idempotent calls only. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { origin = '', bases, headers = {}, timeoutMs, retries, retryDelayMs } = { ...DEFAULTS, ...options };
  const doFetch = options.fetch ?? ((input, init) => fetch(input, init));

  async function attempt(call: Call, request: object, { signal, keepalive }: SendOptions): Promise<unknown> {
    const { url, init } = requestOf(call, request, origin + (bases?.[call.base] ?? BASE_PATHS[call.base]));
    const deadline = AbortSignal.timeout(timeoutMs);
    const failed = (reason: 'network' | 'response', cause: unknown, status?: number) => {
      if (signal?.aborted) return new ApiError({ call: call.name, reason: 'aborted', cause });
      if (deadline.aborted) return new ApiError({ call: call.name, reason: 'timeout', cause });
      return new ApiError({ call: call.name, reason, cause, status });
    };
    let response: Response;
    try {
      response = await doFetch(url, {
        ...init,
        headers: { accept: 'application/json', ...headers, ...init.headers },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        ...(keepalive && { keepalive }),
      });
    } catch (cause) {
      throw failed('network', cause);
    }
    if (!response.ok) throw await statusError(call.name, response);
    if (response.status === NO_CONTENT) return undefined;
    try {
      return await response.json();
    } catch (cause) {
      throw failed('response', cause, response.status);
    }
  }

  async function send(call: Call, request: object, options: SendOptions): Promise<unknown> {
    const { signal } = options;
    const attempts = call.isIdempotent ? retries + 1 : 1;
    for (let tried = 1; ; tried += 1) {
      if (signal?.aborted) throw new ApiError({ call: call.name, reason: 'aborted', cause: signal.reason });
      try {
        const [body, schemas] = await Promise.all([attempt(call, request, options), loaded(call)]);
        return checked(call, schemas.response, body);
      } catch (error) {
        if (!(error instanceof ApiError) || tried >= attempts || !isWorthRetrying(error)) throw error;
        const ceiling = retryDelayMs * 2 ** (tried - 1);
        await pause(Math.max(Math.random() * ceiling, (error.retryAfter ?? 0) * 1000), signal);
      }
    }
  }

  return {
    send: <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
      call: Call<Request, Response>,
      request: z.input<Request>,
      options: SendOptions = {},
    ) => send(call, request as object, options) as Promise<z.output<Response>>,
  };
}

interface CallInit {
  method: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
}

/** URL and `fetch` options of a call. */
function requestOf(call: Call, request: object, base: string): { url: string; init: CallInit } {
  const { url, rest } = callUrl(call, request, base);
  if (call.method === 'GET') return { url, init: { method: 'GET' } };
  return {
    url,
    init: {
      method: 'POST',
      body: JSON.stringify(rest),
      headers: { 'content-type': 'application/json' },
    },
  };
}

/** Loads the call's schemas; a failure to load their code counts as a network failure. */
async function loaded(call: Call): ReturnType<Call['schemas']> {
  try {
    return await call.schemas();
  } catch (cause) {
    throw new ApiError({ call: call.name, reason: 'network', cause });
  }
}

function checked(call: Call, schema: z.ZodMiniType, body: unknown): unknown {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({
    field: issue.path.join('.') || '(response)',
    message: issue.message,
  }));
  throw new ApiError({ call: call.name, reason: 'response', status: 200, fields, cause: result.error });
}

async function statusError(call: string, response: Response): Promise<ApiError> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  let fields: FieldError[] = [];
  try {
    const problem: unknown = await response.json();
    if (
      typeof problem === 'object' &&
      problem !== null &&
      'errors' in problem &&
      Array.isArray(problem.errors)
    ) {
      fields = problem.errors.filter(isFieldError);
    }
  } catch {
    // Without a problem document there are no details besides the status.
  }
  return new ApiError({
    call,
    reason: 'status',
    status: response.status,
    fields,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}

function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    typeof value.field === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

function isWorthRetrying(error: ApiError): boolean {
  if ((error.retryAfter ?? 0) > RETRY_AFTER_MAX_S) return false;
  if (error.reason === 'network' || error.reason === 'timeout') return true;
  return error.reason === 'status' && (error.status === 429 || (error.status ?? 0) >= 500);
}

/** Resolves after `ms`, or as soon as `signal` is aborted. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
  });
}
