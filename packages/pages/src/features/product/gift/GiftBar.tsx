import { BookingBar } from '@sabadora/design-system/BookingBar';
import { Button } from '@sabadora/design-system/Button';
import { useWords } from '../../../kit/words/useWords.ts';
import { GiftBarPrice } from './GiftPrice.tsx';
import { GIFT_FORM_ID, useGift, type GiftFacts } from './useGift.ts';
import messages from './gift.messages.json';

/**
 * Bar at the bottom of a phone with the gift's price and the button to give. The button submits the panel's form,
 * also without JavaScript.
 */
export function GiftBar({ facts }: { facts: GiftFacts }) {
  const words = useWords(messages);
  const { quote } = useGift(facts);
  if (!quote) return null;
  return (
    <BookingBar
      label={words('gift.bar')}
      price={<GiftBarPrice facts={facts} />}
      summary={words('gift.forTwo', { nights: quote.nights })}
      action={<OfferButton facts={facts} />}
    />
  );
}

/** Submit button for the gift's form, from outside of the form (PR-121). */
export function OfferButton({ facts }: { facts: GiftFacts }) {
  const words = useWords(messages);
  const { quote } = useGift(facts);
  if (!quote) return null;
  return (
    <Button type="submit" form={GIFT_FORM_ID} isWide>
      {words('gift.offer')}
    </Button>
  );
}
