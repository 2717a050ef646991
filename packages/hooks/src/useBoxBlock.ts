import { boxBlock, type BoxBlock } from '@sabadora/api';
import useSWR from 'swr';
import { useSabadora } from './SabadoraProvider.tsx';

/** The block of gift boxes among results (CH-073): undefined while it is on its way, null when there is none to show. */
export function useBoxBlock(): BoxBlock | null | undefined {
  const { api, locale, onError } = useSabadora();
  const { data, error } = useSWR<BoxBlock, unknown>(
    ['box-block', locale],
    () => api.send(boxBlock, { locale }),
    { revalidateIfStale: false, revalidateOnFocus: false, shouldRetryOnError: false, onError },
  );
  if (data !== undefined) return data.boxes.length > 0 ? data : null;
  return error === undefined ? undefined : null;
}
