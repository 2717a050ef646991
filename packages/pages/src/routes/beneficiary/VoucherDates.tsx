import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { DEFAULT_PARTY, type StayDates } from '@sabadora/domain';
import { useOpenDates } from '../../features/searchBox/dates/useOpenDates.ts';
import * as styles from './page.css.ts';

export interface VoucherDatesProps {
  /** Null without dates. */
  dates: StayDates | null;
  onCommit: (dates: StayDates | null) => void;
}

/** Source without a place: no day is closed before the stays are searched. */
const EVERYWHERE = { kind: 'everywhere' } as const;

/** Field for the dates on which the voucher's stays must be free. */
export function VoucherDates({ dates, onCommit }: VoucherDatesProps) {
  const { field } = useOpenDates({
    value: dates,
    onCommit,
    source: EVERYWHERE,
    party: DEFAULT_PARTY,
    closesOnClear: true,
    opensAtOnce: false,
  });
  return (
    <div className={styles.dates}>
      <StayDatesField {...field} />
    </div>
  );
}
