import { PriceTag } from '@sabadora/design-system/PriceTag';
import { StickyBar } from '@sabadora/design-system/StickyBar';
import { useSabadora } from '@sabadora/hooks';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { needsScript } from '../../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../../kit/words/useWords.ts';
import { FOUND_BY_SERVER } from '../../../results/server/serverResults.ts';
import { lowestPrice, quotedPrice } from '../stayPrice.ts';
import type { StayPage } from '../useStayPage.ts';
import { BookButton } from './BookButton.tsx';
import messages from './booking.messages.json';
import * as styles from './PhoneBookingBar.css.ts';
import { CARD_MESSAGES } from '../../../offers/offerCardProps.ts';

/** Price and Book within thumb's reach, wherever a phone's page is scrolled to. */
export function PhoneBookingBar({ page }: { page: StayPage }) {
  const words = useWords(messages);
  return (
    <div className={`${styles.place} ${needsScript}`}>
      <StickyBar label={words('stay.bookingBar')} edge="bottom" shownOn="phone">
        <div className={styles.line}>
          <div {...(!page.isReady && FOUND_BY_SERVER)}>
            <BarPrice page={page} />
          </div>
          <div className={styles.action}>
            <BookButton page={page} size="medium" isWide onPress={page.book} />
          </div>
        </div>
      </StickyBar>
    </div>
  );
}

/** The price on one line of a bar; nothing where none is known. */
export function BarPrice({ page }: { page: StayPage }) {
  const common = useWords(...CARD_MESSAGES);
  const { locale } = useShared();
  const { today } = useSabadora().now;
  const { quote, detail, flow, criteria } = page;
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
