import { useCallback, useEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { useSabadora } from '../SabadoraProvider.tsx';
import { isAborted, type QueryCache } from './QueryCache.ts';
import { queryCacheOf } from './queryCacheOf.ts';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** How a query starts, and what it shows while its key changes. */
export interface QueryOptions<Data> {
  /** Data of this key from elsewhere, e.g. from the server: no request is sent then. */
  initialData?: Data | undefined;
  /** Keeps the data of the last key until that of the next has arrived, and while there is no key. @default false */
  keepPrevious?: boolean;
  /** Milliseconds before a request is sent; a key that changes until then sends none. @default 0 */
  debounceMs?: number;
  /**
   * Milliseconds after which data is requested again while the page is seen, 0 for never. Keeps its identity, or the time
   * begins anew. Requests that fail are to be taken care of by `fetch`: they end it. @default never
   */
  refreshMs?: (data: Data) => number;
}

/** Data of a call, and the status of its request. */
export interface Query<Data> {
  /** "idle" without a key, "ready" with the data of this very key; a retry is "loading". */
  status: 'idle' | 'loading' | 'error' | 'ready';
  /** Undefined until there is data; with `keepPrevious` of an earlier key unless `status` is "ready". */
  data: Data | undefined;
  /** Why the request failed; undefined unless `status` is "error". */
  error: unknown;
  /** Sends the request again. */
  retry: () => void;
}

/**
 * The data behind a key. Components that read the same key share one request, which is aborted when the last of them
 * has gone or reads another key. Data is held (see `QueryCache`), so that a key that comes back sends no request. A
 * failure is reported once and then only shown in `status`; it is not retried by itself, except when the browser is
 * online again.
 *
 * @param key names the request: equal keys, equal data; null sends none
 * @param fetch used as it is when the request is sent
 */
export function useQuery<Data>(
  key: string | null,
  fetch: (signal: AbortSignal) => Promise<Data>,
  { initialData, keepPrevious = false, debounceMs, refreshMs }: QueryOptions<Data> = {},
): Query<Data> {
  const { api, onError } = useSabadora();
  const { cache, mutate: mutateKey } = queryCacheOf(api);

  // No layout effect: those end while a Suspense boundary hides its content, which stays a reader.
  useEffect(() => {
    if (key === null) return;
    // Without data, `mutate` makes SWR forget the request in flight: a reader that comes back sends another.
    return cache.join(key, () => void mutateKey(key));
  }, [cache, key, mutateKey]);

  // SWR sends in a layout effect, which runs again when hidden content is revealed: what is known is not sent again.
  const lastKey = useRef<string>(undefined);
  const isRevealed = useRef(false);
  useBrowserLayoutEffect(() => {
    isRevealed.current = key !== null && lastKey.current === key;
    lastKey.current = key ?? undefined;
  }, [key]);

  const refreshInterval = useCallback(
    (latest = initialData) => (latest === undefined ? 0 : (refreshMs?.(latest) ?? 0)),
    [initialData, refreshMs],
  );
  const config: SWRConfiguration<Data, unknown> & { cache: QueryCache } = {
    cache,
    ...(refreshMs && { refreshInterval }),
    ...(initialData !== undefined && { fallbackData: initialData }),
    keepPreviousData: keepPrevious && initialData === undefined,
    // What is held is not requested again, and requests in flight are shared: no time window is needed.
    dedupingInterval: 0,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    isPaused: () => isRevealed.current && cache.isKnown(key ?? ''),
    onError: (error) => {
      if (!isAborted(error)) onError(error);
    },
  };
  const swr = useSWR<Data, unknown>(key, () => cache.send(key ?? '', fetch, debounceMs), config);
  useBrowserLayoutEffect(() => {
    isRevealed.current = false;
  });
  const { data, mutate } = swr;
  const retry = useCallback(() => void mutate(), [mutate]);

  const hasOwn = key !== null && (initialData !== undefined || cache.get(key)?.data !== undefined);
  if (hasOwn && data !== undefined) return { status: 'ready', data, error: undefined, retry };
  if (key === null) return { status: 'idle', data, error: undefined, retry };
  const hasFailed = swr.error !== undefined && !isAborted(swr.error) && !swr.isValidating;
  return hasFailed
    ? { status: 'error', data, error: swr.error, retry }
    : { status: 'loading', data, error: undefined, retry };
}
