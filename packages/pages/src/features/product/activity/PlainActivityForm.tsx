import { Button } from '@sabadora/design-system/Button';
import { Select } from '@sabadora/design-system/Select';
import { activityQuote, formatMoney, OWN_USE, PARTY_KEYS, pricedAdults } from '@sabadora/domain';
import { fromHref, type ActivityProduct } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { withoutScript } from '../stay/booking/BookingPanel.css.ts';
import bookingMessages from '../stay/booking/booking.messages.json';
import messages from './activity.messages.json';

/**
 * Form without JavaScript: the number of participants with the price of each group, and buttons to the page for that
 * group and to the checkout.
 */
export function PlainActivityForm({ product }: { product: ActivityProduct }) {
  const words = useWords(messages, bookingMessages);
  const { locale, path } = useShared();
  const { adults, detail, checkoutHref } = product;
  const { id, prices } = detail.activity;
  const checkout = fromHref(checkoutHref('gift')).path;
  return (
    <form className={withoutScript} action={path}>
      <input type="hidden" name="activity" value={id} />
      <Select
        label={words('activity.participants')}
        options={pricedAdults(prices).map((count) => ({
          value: String(count),
          label: words('activity.total', {
            adults: words('activity.adults', { count }),
            price: formatMoney(activityQuote(prices, count)?.total ?? 0, locale),
          }),
        }))}
        defaultValue={String(adults)}
        inputProps={{ name: PARTY_KEYS.adults }}
      />
      <Button type="submit" tone="secondary" isWide>
        {words('stay.seePrice')}
      </Button>
      <Button type="submit" size="large" isWide formAction={checkout}>
        {words('activity.offer')}
      </Button>
      <Button type="submit" tone="secondary" size="large" isWide formAction={checkout} {...OWN_USE}>
        {words('activity.buyForSelf')}
      </Button>
    </form>
  );
}
