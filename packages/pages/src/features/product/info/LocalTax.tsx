import type { HotelInFull } from '@sabadora/api';
import { formatMoney } from '@sabadora/domain';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { InfoGroup } from './InfoGroup.tsx';
import { MoreInfo } from './MoreInfo.tsx';
import messages from './info.messages.json';
import * as styles from './info.css.ts';

/** How the town's tax is calculated (PR-068); its amount is in the quote (D-147). Renders nothing without a tax. */
export function LocalTax({ hotel: { localTax } }: { hotel: HotelInFull }) {
  const words = useWords(messages);
  const rate = useTaxRate(localTax);
  if (rate === undefined) return null;
  return (
    <InfoGroup title={words('hotelInfo.tax')} lines={[rate]}>
      <TaxExplained tax={localTax} />
    </InfoGroup>
  );
}

/** Drawer that explains the tax: what it is, how it is calculated and where it is paid (PR-178). */
export function TaxExplained({ tax }: { tax: HotelInFull['localTax'] }) {
  const words = useWords(messages);
  const rate = useTaxRate(tax);
  if (!tax || rate === undefined) return null;
  const lines = [
    words('hotelInfo.taxWhat'),
    rate,
    ...(tax.toBePaidAtHotel ? [words('hotelInfo.taxAtHotel')] : []),
  ];
  return (
    <MoreInfo label={words('hotelInfo.taxExplained')} title={words('hotelInfo.tax')}>
      {lines.map((line) => (
        <p key={line} className={styles.text}>
          {line}
        </p>
      ))}
    </MoreInfo>
  );
}

function useTaxRate(tax: HotelInFull['localTax']): string | undefined {
  const words = useWords(messages);
  const { locale } = useShared();
  if (!tax) return undefined;
  return tax.type === 'BOOKING_PERCENTAGE'
    ? words('hotelInfo.taxPercentage', { percentage: tax.percentage ?? 0 })
    : words('hotelInfo.taxPerPerson', { amount: formatMoney(tax.amount ?? 0, locale) });
}
