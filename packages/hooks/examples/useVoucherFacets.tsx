import { useSearchAddress, useVoucherFacets, type VoucherFacetsProps } from '@sabadora/hooks';

/** `voucher` is the voucher that `useVoucher` found. */
export function Example({ voucher }: Pick<VoucherFacetsProps, 'voucher'>) {
  const { criteria } = useSearchAddress();
  const { facets, isCounting } = useVoucherFacets({ voucher, criteria, isEnabled: true });
  return (
    <ul aria-busy={isCounting}>
      {facets?.facilities.map(({ value, label, count }) => (
        <li key={value}>
          {label}: {count ?? '…'}
        </li>
      ))}
    </ul>
  );
}
