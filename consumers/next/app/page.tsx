import { CancellationNote } from '@sabadora/design-system/CancellationNote';
import { Stack } from '@sabadora/design-system/Layout';
import { offerCardLayouts } from '@sabadora/design-system/OfferCard';
import { formatMoney } from '@sabadora/hooks/core';
import { connection } from 'next/server';
import { SearchPage } from './SearchPage';

/** A server component: it renders some of our components without client code, and uses rules and constants. */
export default async function Page() {
  // Renders at each request, because each one needs its own nonce.
  await connection();
  return (
    <main>
      <Stack>
        <CancellationNote text={`Free cancellation, worth ${formatMoney(2500, 'fr_FR')}`} />
        <p>{Object.keys(offerCardLayouts).length} layouts</p>
      </Stack>
      <SearchPage />
    </main>
  );
}
