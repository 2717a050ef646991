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

/** What is posted with a gift, and the status of its request. */
interface GiftExtrasState {
  /** None until they are known, or where they cannot be had. */
  groups: GiftExtras['groups'];
  /** Sends the request again; undefined unless it failed. */
  retry: (() => void) | undefined;
}

/** Sleeves and extras of a gift that is posted (PR-113). */
export function useGiftExtras({ isEnabled = true, initial }: GiftExtrasProps = {}): GiftExtrasState {
  const { api, locale } = useSabadora();
  const { data, status, retry } = useQuery(
    isEnabled ? `gift extras ${locale}` : null,
    (signal) => api.send(giftExtras, { locale }, { signal }),
    { initialData: initial },
  );
  return { groups: data?.groups ?? NONE, retry: status === 'error' ? retry : undefined };
}
