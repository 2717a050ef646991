import { CancellationNote } from '@sabadora/design-system/CancellationNote';
import { Stack } from '@sabadora/design-system/Layout';
import { offerCardLayouts } from '@sabadora/design-system/OfferCard';
import { formatMoney } from '@sabadora/hooks/core';
import { connection } from 'next/server';
import { SearchPage } from './SearchPage';

/** A server component: some of ours are rendered here and send no code, rules and constants are read here. */
export default async function Page() {
  // A nonce is of one request.
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
