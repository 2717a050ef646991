import { Suspense } from 'react';
import { lazyPart } from '../../../../kit/parts/lazyPart.tsx';
import type { StayPage } from '../useStayPage.ts';

const FastWallet = lazyPart(async () => (await import('../wallet/FastWallet.tsx')).FastWallet);

/** Buys with a wallet, once the dates have a price and the browser has the page (PR-166); its code comes after everything else. */
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
