import { Suspense } from 'react';
import { lazyPart } from '../../../../kit/parts/lazyPart.tsx';
import type { StayPage } from '../useStayPage.ts';

const FastWallet = lazyPart(async () => (await import('../wallet/FastWallet.tsx')).FastWallet);

/**
 * Button to buy with a wallet, shown once the page is hydrated and the dates have a price (PR-166). Its code is
 * loaded last.
 */
export function WalletButton({ page }: { page: StayPage }) {
  const { isReady, criteria, quote, activities, detail, isBookable, book } = page;
  const { dates, party } = criteria;
  if (!isReady || !dates || quote.status !== 'priced') return null;
  return (
    <Suspense>
      <FastWallet
        stay={{
          offerId: detail.offer.id,
          dates,
          party,
          activityDates: activities.flatMap(({ activityId, chosen }) =>
            chosen === undefined ? [] : [`${activityId}_${chosen}`],
          ),
        }}
        isValid={isBookable && activities.every(({ chosen }) => chosen !== undefined)}
        onMissing={book}
      />
    </Suspense>
  );
}
