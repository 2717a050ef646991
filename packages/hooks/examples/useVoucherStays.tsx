import { useSearchAddress, useVoucherStays, type VoucherStatus } from '@sabadora/hooks';

/** The voucher that `useVoucher` found. */
type Voucher = Extract<VoucherStatus, { kind: 'found' }>['voucher'];

export function Example({ voucher }: { voucher: Voucher }) {
  const { criteria } = useSearchAddress();
  const { status, stays, totalCount, showMore, retry } = useVoucherStays(voucher, criteria);
  return (
    <section aria-busy={status === 'loading'}>
      <h3>{totalCount} stays to choose from</h3>
      <ul>
        {stays.map(({ id, label, hotel }) => (
          <li key={id}>
            {hotel.label}: {label}
          </li>
        ))}
      </ul>
      {showMore && <button onClick={showMore}>More</button>}
      {status === 'error' && <button onClick={retry}>Try again</button>}
    </section>
  );
}
