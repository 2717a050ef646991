import { giftExtras, type GiftExtras } from '@sabadora/api';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

export interface GiftExtrasProps {
  /** False while no gift is posted: nothing is requested then. @default true */
  isEnabled?: boolean;
  /** As the server read them. */
  initial?: GiftExtras | undefined;
}

const NONE: GiftExtras['groups'] = [];

/** Sleeves and extras of a gift that is posted (PR-113); none until they are known, or where they cannot be had. */
export function useGiftExtras({ isEnabled = true, initial }: GiftExtrasProps = {}): GiftExtras['groups'] {
  const { api, locale } = useSabadora();
  const { data } = useQuery(
    isEnabled ? `gift extras ${locale}` : null,
    (signal) => api.send(giftExtras, { locale }, { signal }),
    { initialData: initial },
  );
  return data?.groups ?? NONE;
}
