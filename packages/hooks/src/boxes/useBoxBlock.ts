import { boxBlock, type BoxBlock } from '@sabadora/api';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useQuery } from '../query/useQuery.ts';

/** The block of gift boxes among results (CH-073): undefined while loading, null when there is none to show. */
export function useBoxBlock(): BoxBlock | null | undefined {
  const { api, locale } = useSabadora();
  const { data, status } = useQuery(`box-block ${locale}`, (signal) =>
    api.send(boxBlock, { locale }, { signal }),
  );
  if (data !== undefined) return data.boxes.length > 0 ? data : null;
  return status === 'error' ? null : undefined;
}
