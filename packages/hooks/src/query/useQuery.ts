import { useCallback, useEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { useSabadora } from '../SabadoraProvider.tsx';
import { isAborted, type QueryCache } from './QueryCache.ts';
import { queryCacheOf } from './queryCacheOf.ts';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** How a query starts, and what it shows while its key changes. */
export interface QueryOptions<Data> {
  /** Data of the current key that is already loaded, e.g. by the server; no request is sent for it. */
  initialData?: Data | undefined;
  /**
   * Whether the data of the last key is kept until that of the next has arrived, and without a key. @default false
   */
  keepPrevious?: boolean;
  /** Milliseconds before a request is sent; no request is sent if the key changes before. @default 0 */
  debounceMs?: number;
  /**
   * Milliseconds after which data is requested again while the page is visible, 0 for never. The function should keep
   * its identity: a new one restarts the time. Refreshing ends when `fetch` rejects, so `fetch` has to handle
   * failures. @default never
   */
  refreshMs?: (data: Data) => number;
}

/** Data of a query, and the status of its request. */
export interface Query<Data> {
  /** "idle" without a key, "ready" with the data of the current key; a retry is "loading". */
  status: 'idle' | 'loading' | 'error' | 'ready';
  /** Undefined until there is data. With `keepPrevious`, the data of an earlier key unless `status` is "ready". */
  data: Data | undefined;
  /** Why the request failed; undefined unless `status` is "error". */
  error: unknown;
  /** Sends the request again. */
  retry: () => void;
}

/**
 * Data of a key. Components that read the same key share one request, which is aborted when the last of them unmounts
 * or reads another key. Data is cached (see `QueryCache`), so returning to an earlier key sends no request. A failure
 * is reported once and then shown in `status`; there is no automatic retry, except when the browser is online again.
 *
 * @param key identifies the request: equal keys have equal data; null sends no request
 * @param fetch sends the request; the function of the latest render is used
 */
export function useQuery<Data>(
  key: string | null,
  fetch: (signal: AbortSignal) => Promise<Data>,
  { initialData, keepPrevious = false, debounceMs, refreshMs }: QueryOptions<Data> = {},
): Query<Data> {
  const { api, onError } = useSabadora();
  const { cache, mutate: mutateKey } = queryCacheOf(api);

  // Not a layout effect: React ends those while a Suspense boundary hides the content, which still reads the key.
  useEffect(() => {
    if (key === null) return;
    // Without data, `mutate` makes SWR forget the request in flight, so that a returning reader sends another.
    return cache.join(key, () => void mutateKey(key));
  }, [cache, key, mutateKey]);

  // SWR sends in a layout effect, which runs again when hidden content is revealed; known keys are not sent again.
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
    // No dedupe interval: cached data is not requested again, and requests in flight are shared.
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
