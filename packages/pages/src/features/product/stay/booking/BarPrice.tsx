import { PriceTag } from '@sabadora/design-system/PriceTag';
import { useSabadora } from '@sabadora/hooks';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import { CARD_MESSAGES } from '../../../offers/offerCardProps.ts';
import { GiftBarPrice } from '../../gift/lateParts.ts';
import { lowestPrice, quotedPrice } from '../stayPrice.ts';
import type { StayPage } from '../useStayPage.ts';

/** The price on one line, for a bar; empty while no price is known. */
export function BarPrice({ page }: { page: StayPage }) {
  const common = useWords(...CARD_MESSAGES);
  const { locale } = useShared();
  const { today } = useSabadora().now;
  const { quote, detail, flow, criteria, gift } = page;
  if (gift) return <GiftBarPrice facts={gift} />;
  if (quote.status === 'priced') {
    const { tag } = quotedPrice(quote.quote, criteria.party, common);
    const { perNightCents: _, note: __, ...price } = tag;
    return <PriceTag {...price} align="start" />;
  }
  if (quote.status !== 'no-dates') return <span />;
  const { tag } = lowestPrice(detail, { words: common, locale, flow, today });
  const { perNightCents: _, note: __, referenceCents: ___, ...price } = tag;
  return <PriceTag {...price} align="start" />;
}
