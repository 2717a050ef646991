import { PriceTag } from '@sabadora/design-system/PriceTag';
import type { ActivityProduct } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import { FOUND_BY_SERVER } from '../../results/server/serverResults.ts';
import { PurchaseBar } from '../PurchaseBar.tsx';
import messages from './activity.messages.json';
import unitPriceMessages from '../../offers/unitPrice.messages.json';

/** Bar at the bottom of a phone with the price per person and the button to give. */
export function ActivityBar({ product: { quote, isReady, offer } }: { product: ActivityProduct }) {
  const words = useWords(messages, unitPriceMessages);
  if (!quote) return null;
  return (
    <PurchaseBar
      label={words('activity.bar')}
      price={
        <div {...(!isReady && FOUND_BY_SERVER)}>
          <PriceTag priceCents={quote.perPerson} note={words('cards.perPerson')} align="start" />
        </div>
      }
      offerLabel={words('activity.offer')}
      onOffer={offer}
    />
  );
}
