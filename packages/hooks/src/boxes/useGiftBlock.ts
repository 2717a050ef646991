import { giftBlock, type GiftBlockEntry } from '@sabadora/api';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** The market's block of gift ideas, as editors wrote it (CH-050): undefined while loading, null after a failure. */
export function useGiftBlock(): GiftBlockEntry | null | undefined {
  const { api, locale } = useSabadora();
  const { data, status } = useQuery('gift-block', (signal) => api.send(giftBlock, {}, { signal }));
  if (data !== undefined) return data.items.find((item) => item.locale === locale) ?? null;
  return status === 'error' ? null : undefined;
}
