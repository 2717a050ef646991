import { ApiError, readVoucher, type VoucherData } from '@sabadora/api';
import { isRedeemable, readVoucherCode } from '@sabadora/domain';
import { useCallback, useState } from 'react';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useKeptVoucher } from './useKeptVoucher.ts';

/** State of the entered code. */
export type VoucherStatus =
  /** No code was entered. */
  | { kind: 'none' }
  | { kind: 'checking' }
  /** No voucher has this code, or the code has a typing error. */
  | { kind: 'unknown' }
  /** Too many codes were tried. */
  | { kind: 'tooMany' }
  | { kind: 'failed' }
  /** The voucher was found; its `state` says whether it can be used. */
  | { kind: 'found'; voucher: VoucherData };

/** State of the form for a voucher's code. */
export interface VoucherEntry {
  status: VoucherStatus;
  /** Looks a code up; a voucher that can be redeemed is stored for bookings in this tab. */
  enter: (typed: string) => void;
  /** Continues without a voucher. */
  leave: () => void;
}

/**
 * The beneficiary's voucher: of the code they type, or the one stored in this tab.
 *
 * Amounts are whole cents. A wrong code, and too many attempts, are statuses; nothing is thrown.
 */
export function useVoucher(): VoucherEntry {
  const { api, locale } = useSabadora();
  const { code: kept, keep, drop } = useKeptVoucher();
  const [typed, setTyped] = useState<string>();
  const code = typed === undefined ? kept : readVoucherCode(typed);
  const query = useQuery<VoucherData>(
    code === undefined ? null : `voucher ${locale} ${code}`,
    async (signal) => {
      const voucher = await api.send(readVoucher, { code: code ?? '', locale }, { signal });
      if (isRedeemable(voucher.state)) keep(voucher.code);
      else drop();
      return voucher;
    },
  );
  const isWrong = typed !== undefined && code === undefined;
  const { status, retry } = query;
  return {
    status: isWrong ? { kind: 'unknown' } : statusOf(code, query),
    enter: useCallback(
      (text) => {
        setTyped(text);
        // The same code was entered again: retry its request if that failed.
        if (status === 'error' && readVoucherCode(text) === code) retry();
      },
      [code, retry, status],
    ),
    leave: useCallback(() => {
      drop();
      setTyped(undefined);
    }, [drop]),
  };
}

function statusOf(
  code: string | undefined,
  { data, error, status }: { data: VoucherData | undefined; error: unknown; status: string },
): VoucherStatus {
  if (code === undefined) return { kind: 'none' };
  if (data) return { kind: 'found', voucher: data };
  if (status !== 'error') return { kind: 'checking' };
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.status === 404 || error.status === 400) return { kind: 'unknown' };
  return { kind: error.status === 429 ? 'tooMany' : 'failed' };
}
