import { readVoucherCode, type StoredKey } from '@sabadora/domain';
import { useCallback } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';

/** Key in the tab's storage. */
const KEY = 'voucher' satisfies StoredKey;

const readCode = (text: string | null): string | undefined =>
  text === null ? undefined : readVoucherCode(text);

/** The voucher that pays for bookings in this tab, kept in its session storage. */
export interface KeptVoucher {
  /** Code of the voucher; undefined without one, on the server and in the first render. */
  code: string | undefined;
  keep: (code: string) => void;
  drop: () => void;
}

/**
 * The voucher with which the visitor books in this tab. It is never in an address, and is gone when the tab closes.
 */
export function useKeptVoucher(): KeptVoucher {
  const { session } = useSabadora();
  const [code, set] = useStoredValue(KEY, readCode, 'session');
  return {
    code,
    keep: useCallback((kept) => set(() => kept), [set]),
    drop: useCallback(() => session.remove(KEY), [session]),
  };
}
