import { RadioGroup } from '@sabadora/design-system/RadioGroup';
import { formatMoney } from '@sabadora/domain';
import type { GiftProduct } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './gift.messages.json';

/** For how many nights (PR-109, PR-118), and for customer care at which rate (SE-259, PR-111); each with its price. */
export function GiftNights({ gift }: { gift: GiftProduct }) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { quote, nightOptions, rates, choose } = gift;
  if (!quote) return null;
  const price = (cents: number | undefined) => (cents === undefined ? undefined : formatMoney(cents, locale));
  return (
    <>
      <RadioGroup
        label={words('gift.nights')}
        value={String(quote.nights)}
        options={nightOptions.map(({ nights }) => ({
          value: String(nights),
          label: words('gift.nightCount', { count: nights }),
          end: price(quote.rate.sellPricePerLos[nights]),
        }))}
        onChange={(value) => choose({ nights: Number(value) })}
        inputProps={{ name: 'giftNights' }}
      />
      {rates.length > 1 && (
        <RadioGroup
          label={words('gift.rate')}
          value={quote.rate.value}
          options={rates.map(({ value, label, subtext, tag, sellPricePerLos }) => ({
            value,
            label,
            badge: tag ?? undefined,
            ...(subtext !== null && { description: subtext }),
            end: price(sellPricePerLos[quote.nights]),
          }))}
          onChange={(bucket) => choose({ bucket })}
          inputProps={{ name: 'bucket' }}
        />
      )}
    </>
  );
}
