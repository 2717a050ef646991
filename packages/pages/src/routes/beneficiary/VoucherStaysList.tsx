import type { VoucherData } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { CardSkeleton } from '@sabadora/design-system/Card';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { Grid } from '@sabadora/design-system/Layout';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import { formatMoney, mergeHash, serialiseHash, writeDates, type StayDates } from '@sabadora/domain';
import { useSabadora, useSearchAddress, useSearchFilters, useVoucherStays } from '@sabadora/hooks';
import { condensedCardProps } from '../../features/offers/condensedCardProps.ts';
import { CARD_MESSAGES } from '../../features/offers/offerCardProps.ts';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './page.messages.json';
import * as styles from './page.css.ts';
import { VoucherDates } from './VoucherDates.tsx';
import { EVERYWHERE, VoucherFilters } from './VoucherFilters.tsx';

export interface VoucherStaysListProps {
  voucher: VoucherData;
}

const COLUMNS = 4;

/**
 * The stays of a voucher, loaded page by page; with dates, only those that are free (PR-101, PR-122). Each links to
 * its own page, where dates are chosen or kept; the hash contains them.
 */
export function VoucherStaysList({ voucher }: VoucherStaysListProps) {
  const words = useWords(messages, ...CARD_MESSAGES);
  const { locale } = useShared();
  const { now, location } = useSabadora();
  const search = useSearchAddress();
  const filters = useSearchFilters(search, EVERYWHERE);
  const { status, stays, totalCount, showMore, retry } = useVoucherStays(voucher, search.criteria);
  const { dates = null } = search.criteria;
  const setDates = (next: StayDates | null) => {
    const current = location.read();
    location.write({ ...current, hash: mergeHash(current.hash, writeDates(next)) });
  };
  const showAll = () => {
    filters.reset();
    setDates(null);
  };
  const isNarrowed = filters.applied.length > 0 || dates !== null;
  const context = {
    words,
    locale,
    flow: 'booking',
    query: '',
    hash: serialiseHash(writeDates(dates)),
    today: now.today,
    showsChannelManager: false,
  } as const;
  return (
    <section className={styles.stays} aria-busy={status === 'loading'}>
      <h2 className={styles.heading}>{words('voucher.stays')}</h2>
      <p className={styles.lead}>
        {words('voucher.staysLead', { left: formatMoney(voucher.leftAmount, locale) })}
      </p>
      <div className={styles.narrowed}>
        <VoucherDates dates={dates} onCommit={setDates} />
        <VoucherFilters voucher={voucher} filters={filters} />
      </div>
      <div className={styles.toolbar}>
        <p className={styles.count} role="status">
          {stays.length > 0 && words('voucher.count', { shown: stays.length, count: totalCount })}
        </p>
      </div>
      {status === 'ready' && stays.length === 0 && (
        <EmptyState
          sentence={words(filters.applied.length > 0 ? 'voucher.noStays' : 'voucher.noneFree')}
          headingLevel={3}
          {...(isNarrowed && { action: <Button onClick={showAll}>{words('voucher.allStays')}</Button> })}
        />
      )}
      <Grid as="ul" columns={COLUMNS}>
        {stays.map((offer) => (
          <li key={offer.id} className={styles.cell}>
            <OfferCard {...condensedCardProps(offer, context)} headingLevel={3} />
          </li>
        ))}
      </Grid>
      {status === 'loading' && (
        <Grid columns={COLUMNS} aria-hidden="true">
          <CardSkeleton lines={2} parts={['price']} />
          <CardSkeleton lines={2} parts={['price']} />
        </Grid>
      )}
      {status === 'error' && (
        <EmptyState
          sentence={words('voucher.failed')}
          headingLevel={3}
          vignette="cloud"
          action={<Button onClick={retry}>{words('voucher.retry')}</Button>}
        />
      )}
      {showMore && (
        <div>
          <Button tone="secondary" onClick={showMore}>
            {words('voucher.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
