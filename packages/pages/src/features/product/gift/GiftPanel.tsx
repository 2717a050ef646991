import { BookingCard } from '@sabadora/design-system/BookingBar';
import { Button } from '@sabadora/design-system/Button';
import { Link } from '@sabadora/design-system/Link';
import { PriceBreakdown } from '@sabadora/design-system/PriceBreakdown';
import { changeProductFlow, searchRoute } from '@sabadora/domain';
import { stayItem, toHref, useAddress } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import { GiftNights } from './GiftNights.tsx';
import { giftLines } from './giftPrice.ts';
import { GiftPrice } from './GiftPrice.tsx';
import { GiftPromises } from './GiftPromises.tsx';
import { usePersonalisationDrawer } from './usePersonalisationDrawer.tsx';
import { GIFT_FORM_ID, useGift, type GiftFacts } from './useGift.ts';
import messages from './gift.messages.json';

/**
 * Panel with the gift's price, the number of nights, and the way to the checkout. For a gift sent by e-mail, the
 * drawer with the giver's note comes first (PR-121, PR-125, PR-128). Without JavaScript, its form leads to the
 * checkout.
 */
export function GiftPanel({ facts }: { facts: GiftFacts }) {
  const words = useWords(messages);
  const gift = useGift(facts);
  const address = useAddress();
  const { quote, choice, start } = gift;
  const { offer } = facts.detail;
  const note = usePersonalisationDrawer({
    confirmLabel: words('gift.continue'),
    item: stayItem(offer),
    onConfirm: start,
  });
  const booking = toHref(changeProductFlow({ ...address, path: `/stay/${offer.id}` }, 'booking'));
  if (!quote)
    return (
      <BookingCard
        label={words('gift.panel')}
        price={<GiftPrice facts={facts} />}
        action={
          <Button href={`${searchRoute('gifting')}?flow=gifting`} size="large" isWide>
            {words('gift.others')}
          </Button>
        }
        note={<Link href={booking}>{words('gift.bookInstead')}</Link>}
      />
    );
  const isPosted = choice.format === 'physical';
  return (
    <>
      <BookingCard
        id={GIFT_FORM_ID}
        label={words('gift.panel')}
        formProps={{
          action: '/booking/summary',
          onSubmit: (event) => {
            event.preventDefault();
            if (isPosted) start();
            // The note is optional: if its drawer cannot be loaded, the purchase continues without it.
            else void note.open().then((isOpen) => isOpen || start());
          },
        }}
        price={<GiftPrice facts={facts} />}
        action={
          <Button type="submit" size="large" isWide onPointerEnter={note.prepare} onFocus={note.prepare}>
            {words('gift.offer')}
          </Button>
        }
        note={
          <>
            {isPosted && (
              <PriceBreakdown
                label={words('gift.priceDetails')}
                lines={giftLines({ ...gift, quote }, words)}
                total={{ label: words('gift.total'), amountCents: quote.totalPrice }}
              />
            )}
            <GiftPromises months={facts.months} />
            <Link href={booking}>{words('gift.bookInstead')}</Link>
          </>
        }
      >
        <input type="hidden" name="flow" value="gifting" />
        <input type="hidden" name="offer" value={offer.id} />
        <GiftNights gift={gift} />
      </BookingCard>
      {note.drawer}
    </>
  );
}
