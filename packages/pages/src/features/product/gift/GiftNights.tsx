import { RadioGroup } from '@sabadora/design-system/RadioGroup';
import { formatMoney } from '@sabadora/domain';
import type { GiftProduct } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useShownAtOnce } from '../../../kit/parts/useShownAtOnce.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './gift.messages.json';

/**
 * Choice of the number of nights (PR-109, PR-118), and for customer care of the rate (SE-259, PR-111), each with its
 * price.
 */
export function GiftNights({ gift }: { gift: GiftProduct }) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { quote, nightOptions, rates, choose } = gift;
  const [nights, chooseNights] = useShownAtOnce(quote?.nights, (next) => choose({ nights: next }));
  const [bucket, chooseBucket] = useShownAtOnce(quote?.rate.value, (next) => choose({ bucket: next }));
  if (!quote) return null;
  const price = (cents: number | undefined) => (cents === undefined ? undefined : formatMoney(cents, locale));
  return (
    <>
      <RadioGroup
        label={words('gift.nights')}
        value={String(nights)}
        options={nightOptions.map(({ nights: count }) => ({
          value: String(count),
          label: words('gift.nightCount', { count }),
          end: price(quote.rate.sellPricePerLos[count]),
        }))}
        onChange={(value) => chooseNights(Number(value))}
        inputProps={{ name: 'giftNights' }}
      />
      {rates.length > 1 && (
        <RadioGroup
          label={words('gift.rate')}
          value={bucket ?? ''}
          options={rates.map(({ value, label, subtext, tag, sellPricePerLos }) => ({
            value,
            label,
            badge: tag ?? undefined,
            ...(subtext !== null && { description: subtext }),
            end: price(sellPricePerLos[quote.nights]),
          }))}
          onChange={chooseBucket}
          inputProps={{ name: 'bucket' }}
        />
      )}
    </>
  );
}
