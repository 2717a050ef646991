import { giftExtras, type GiftExtras } from '@sabadora/api';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

export interface GiftExtrasProps {
  /** Whether gifts are posted; nothing is requested otherwise. @default true */
  isEnabled?: boolean;
  /** Extras as the server loaded them. */
  initial?: GiftExtras | undefined;
}

const NONE: GiftExtras['groups'] = [];

/** Sleeves and extras of a gift, and a retry of their request. */
interface GiftExtrasState {
  /** Groups of extras; empty until they are loaded, and after a failure. */
  groups: GiftExtras['groups'];
  /** Sends the request again; undefined unless it failed. */
  retry: (() => void) | undefined;
}

/** Sleeves and extras of a posted gift (PR-113). */
export function useGiftExtras({ isEnabled = true, initial }: GiftExtrasProps = {}): GiftExtrasState {
  const { api, locale } = useSabadora();
  const { data, status, retry } = useQuery(
    isEnabled ? `gift extras ${locale}` : null,
    (signal) => api.send(giftExtras, { locale }, { signal }),
    { initialData: initial },
  );
  return { groups: data?.groups ?? NONE, retry: status === 'error' ? retry : undefined };
}
