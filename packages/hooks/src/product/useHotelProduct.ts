import { hotelDetail, toHotelRequest, type HotelDetail } from '@sabadora/api';
import { DEFAULT_PARTY, readAddress } from '@sabadora/domain';
import { useCallback, useMemo } from 'react';
import { requestKey } from '../query/requestKey.ts';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useProductAddress, type ProductAddress } from './useProductAddress.ts';

export interface HotelProductProps {
  /** The hotel as the server read it for its own address. */
  detail: HotelDetail;
}

/** The state of a hotel's page. */
export interface HotelProduct extends Pick<
  ProductAddress,
  'address' | 'isReady' | 'criteria' | 'setDates' | 'setParty'
> {
  /** The hotel for the dates and people of the address; for the previous ones unless `status` is "ready". */
  detail: HotelDetail;
  status: 'loading' | 'ready' | 'failed';
  /** Sends the request again after a failure. */
  retry: () => void;
  /** Removes the dates and restores the default party, for which the hotel shows all of its offers (PR-059). */
  reset: () => void;
}

/**
 * A hotel on its own page. Its offers are requested again when the dates or the people change (PR-010, PR-053).
 *
 * Prices are whole cents. A failed request is the status "failed" and is reported to the provider's `onError`;
 * `retry` sends it again. The previous detail is kept.
 */
export function useHotelProduct({ detail: detailOfServer }: HotelProductProps): HotelProduct {
  const { api, locale, serverAddress, now } = useSabadora();
  const { address, isReady, criteria, setDates, setParty } = useProductAddress();
  const { id } = detailOfServer.hotel;
  const first = useMemo(
    () => readAddress({ query: serverAddress.query, hash: serverAddress.hash }, now).criteria,
    [serverAddress, now],
  );
  const request = toHotelRequest({ id, locale, criteria });
  const key = `hotel ${requestKey(request)}`;
  const isOfServer = key === `hotel ${requestKey(toHotelRequest({ id, locale, criteria: first }))}`;
  const {
    data = detailOfServer,
    status,
    retry,
  } = useQuery(key, (signal) => api.send(hotelDetail, request, { signal }), {
    keepPrevious: true,
    initialData: isOfServer ? detailOfServer : undefined,
  });
  const reset = useCallback(() => {
    setDates(null);
    setParty(DEFAULT_PARTY);
  }, [setDates, setParty]);
  return {
    address,
    isReady,
    criteria,
    setDates,
    setParty,
    detail: data,
    status: status === 'ready' ? status : status === 'error' ? 'failed' : 'loading',
    retry,
    reset,
  };
}
