import { useCallback } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { useSabadora } from './SabadoraProvider.tsx';

export interface SharedAnswer<Data> {
  /** Undefined until there is an answer. */
  data: Data | undefined;
  error: unknown;
  /** Asks again. */
  retry: () => void;
}

/**
 * The answer to a question that several parts of a page may have: they ask it once between them, and it is kept.
 * Neither a failure nor a look back at the window asks it again; a failure is reported, and then a state.
 *
 * @param key names the question: the same key, the same answer; null asks nothing
 * @param options what to start from, where the hook that asks is given an answer
 */
export function useSharedAnswer<Data>(
  key: readonly string[] | null,
  ask: () => Promise<Data>,
  options?: Pick<SWRConfiguration<Data, unknown>, 'fallbackData' | 'revalidateOnMount'>,
): SharedAnswer<Data> {
  const { onError } = useSabadora();
  const { data, error, mutate } = useSWR<Data, unknown>(key, ask, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    onError,
    ...options,
  });
  const retry = useCallback(() => void mutate(), [mutate]);
  return { data, error, retry };
}
