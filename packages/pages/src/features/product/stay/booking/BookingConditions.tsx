import { CancellationNote } from '@sabadora/design-system/CancellationNote';
import { cancellationTerms, formatDay, formatMoney, MARKETS, payLaterOffers } from '@sabadora/domain';
import { useSabadora } from '@sabadora/hooks';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import { TaxExplained } from '../../info/LocalTax.tsx';
import { MoreInfo } from '../../info/MoreInfo.tsx';
import cancellationMessages from '../info/cancellation.messages.json';
import { CancellationRules } from '../info/CancellationRules.tsx';
import type { StayPage } from '../useStayPage.ts';
import messages from './booking.messages.json';
import * as styles from './BookingConditions.css.ts';
import { CARD_MESSAGES } from '../../../offers/offerCardProps.ts';

/**
 * Conditions of the quoted stay: changes and cancellation (PR-144…PR-146), rooms and tax, each with a link to
 * details.
 */
export function BookingConditions({ page }: { page: StayPage }) {
  const words = useWords(messages, cancellationMessages);
  const common = useWords(...CARD_MESSAGES);
  const { locale } = useShared();
  const { today } = useSabadora().now;
  const { quote, criteria, detail } = page;
  const priced = quote.status === 'priced' ? quote.quote : undefined;
  const { cancellable = false, cancellationDeadline: deadline } = priced?.cancellationPolicy ?? {};
  const terms = cancellationTerms(
    { checkin: priced && criteria.dates?.checkin, cancellable, deadline },
    today,
  );
  const text = {
    'add-dates': () => words('stay.addDates'),
    flexible: () => common('cards.freeChanges', { date: deadline ? formatDay(deadline, locale) : '' }),
    fixed: () => common('cards.nonRefundable'),
    'no-refund': () => common('cards.noRefund'),
  }[terms.kind]();
  const tax = priced?.localTaxTotalAmount;
  return (
    <div className={styles.conditions}>
      <CancellationNote text={text} tone={terms.kind === 'flexible' ? 'good' : 'neutral'} />
      {priced && terms.kind === 'flexible' && (
        <MoreInfo label={words('stay.cancellationPolicy')} title={words('stay.cancellation')}>
          <CancellationRules policy={priced.cancellationPolicy} checkin={criteria.dates?.checkin} />
        </MoreInfo>
      )}
      <PartsHint page={page} />
      {priced?.roomsAmountMessage && <p className={styles.line}>{priced.roomsAmountMessage}</p>}
      {tax != null && tax > 0 && (
        <>
          <p className={styles.line}>
            {words(
              detail.hotel.localTax?.toBePaidAtHotel === false ? 'stay.taxAbout' : 'stay.taxAtHotelAbout',
              {
                amount: formatMoney(tax, locale),
              },
            )}
          </p>
          <TaxExplained tax={detail.hotel.localTax} />
        </>
      )}
    </div>
  );
}

/**
 * Hint that the quoted stay can be paid in parts (PR-163); in some markets, for visitors of the experiment (PR-165,
 * D-122).
 */
function PartsHint({ page: { quote, criteria } }: { page: StayPage }) {
  const words = useWords(messages);
  const { locale, switches } = useShared();
  const { today } = useSabadora().now;
  const isAdvertised = MARKETS[locale].hasPayInParts && switches.experiments.payInParts !== undefined;
  if (!isAdvertised || quote.status !== 'priced') return null;
  const { priceInfo, cancellationPolicy } = quote.quote;
  const ways = payLaterOffers({
    total: priceInfo.sellPrice,
    today,
    locale,
    checkin: criteria.dates?.checkin,
    cancellable: cancellationPolicy.cancellable,
  }).map(({ type }) => type);
  if (!ways.includes('3x')) return null;
  return <p className={styles.line}>{words(ways.includes('4x') ? 'stay.payIn3Or4' : 'stay.payIn3')}</p>;
}
