import { ApiError, readVoucher, type VoucherData } from '@sabadora/api';
import { isRedeemable, readVoucherCode } from '@sabadora/domain';
import { useCallback, useState } from 'react';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useKeptVoucher } from './useKeptVoucher.ts';

/** What is known of the code that was entered. */
export type VoucherStatus =
  /** No code was given yet. */
  | { kind: 'none' }
  | { kind: 'checking' }
  /** There is no voucher of the code, or it has a typing error. */
  | { kind: 'unknown' }
  /** Too many codes were tried. */
  | { kind: 'tooMany' }
  | { kind: 'failed' }
  /** It was found; `state` says what can be done with it. */
  | { kind: 'found'; voucher: VoucherData };

/** The state of the form that takes a voucher's code. */
export interface VoucherEntry {
  status: VoucherStatus;
  /** Looks a code up; one that can be redeemed is kept for what is booked in this tab. */
  enter: (typed: string) => void;
  /** Goes on without a voucher. */
  leave: () => void;
}

/**
 * The voucher of the beneficiary: the code they type, or the one that this tab has kept.
 *
 * Amounts are whole cents. A code that is none, or one too many, is a status; nothing is thrown.
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
        // The same code again: retry its request if that failed.
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
