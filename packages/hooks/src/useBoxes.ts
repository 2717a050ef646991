import { searchBoxes, type BoxCardData } from '@sabadora/api';
import { listedBoxes } from '@sabadora/domain';
import { useMemo } from 'react';
import { useSabadora } from './SabadoraProvider.tsx';
import { useSharedAnswer } from './useSharedAnswer.ts';

export interface BoxesProps {
  /** What the server found already; asked for when missing. */
  initial?: readonly BoxCardData[] | undefined;
}

export interface Boxes {
  status: 'loading' | 'error' | 'loaded';
  /** Those with a digital code, in the server's order (PR-092); empty unless `status` is 'loaded'. */
  boxes: readonly BoxCardData[];
  error: unknown;
  /** Asks again after an error. */
  retry: () => void;
}

const NO_BOXES: readonly BoxCardData[] = [];

/** The gift boxes of the market (CH-071, CH-074). */
export function useBoxes({ initial }: BoxesProps = {}): Boxes {
  const { api, locale } = useSabadora();
  const { data, error, retry } = useSharedAnswer<readonly BoxCardData[]>(
    ['boxes', locale],
    async () => (await api.send(searchBoxes, { locale })).boxes,
    { ...(initial && { fallbackData: initial }), revalidateOnMount: initial === undefined },
  );
  const boxes = useMemo(() => data && listedBoxes(data), [data]);
  if (boxes !== undefined) return { status: 'loaded', boxes, error: undefined, retry };
  return { status: error === undefined ? 'loading' : 'error', boxes: NO_BOXES, error, retry };
}
