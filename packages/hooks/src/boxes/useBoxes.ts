import { searchBoxes, type BoxCardData } from '@sabadora/api';
import { listedBoxes } from '@sabadora/domain';
import { useMemo } from 'react';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

export interface BoxesProps {
  /** Boxes that the server has loaded; requested when missing. */
  initial?: readonly BoxCardData[] | undefined;
}

/** The gift boxes on sale, and the status of their request. */
export interface Boxes {
  status: 'loading' | 'error' | 'loaded';
  /** Boxes with a digital code, in the server's order (PR-092); empty unless `status` is 'loaded'. */
  boxes: readonly BoxCardData[];
  error: unknown;
  /** Sends the request again after an error. */
  retry: () => void;
}

const NO_BOXES: readonly BoxCardData[] = [];

/**
 * The gift boxes of the market (CH-071, CH-074).
 *
 * Prices are whole cents. A failed request is the status "error" and is reported to the provider's `onError`; `retry`
 * sends it again.
 */
export function useBoxes({ initial }: BoxesProps = {}): Boxes {
  const { api, locale } = useSabadora();
  const { data, status, error, retry } = useQuery<readonly BoxCardData[]>(
    `boxes ${locale}`,
    async (signal) => (await api.send(searchBoxes, { locale }, { signal })).boxes,
    { initialData: initial },
  );
  const boxes = useMemo(() => data && listedBoxes(data), [data]);
  if (boxes !== undefined) return { status: 'loaded', boxes, error: undefined, retry };
  return { status: status === 'error' ? status : 'loading', boxes: NO_BOXES, error, retry };
}
