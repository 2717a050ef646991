import type { PhysicalExtraData } from '@sabadora/api';
import { Checkbox, ChoiceGroup } from '@sabadora/design-system/Checkbox';
import { Picture } from '@sabadora/design-system/Picture';
import { RadioGroup } from '@sabadora/design-system/RadioGroup';
import { formatMoney, hasGiftExtras } from '@sabadora/domain';
import type { GiftProduct } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useShownAtOnce } from '../../../kit/parts/useShownAtOnce.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { photoOf } from '../../offers/photo.ts';
import { FailureNotice } from '../../frame/failure/FailureNotice.tsx';
import { GIFT_FORM_ID } from './useGift.ts';
import messages from './gift.messages.json';

/** Choice of the sleeve for a gift sent by post, and for one night also of extras (PR-032, PR-113). */
export function GiftExtras({ gift }: { gift: GiftProduct }) {
  const words = useWords(messages);
  const { extras: groups, retryExtras, quote, choose, choice } = gift;
  if (!quote) return null;
  if (retryExtras) return <FailureNotice onRetry={retryExtras} />;
  const isChosen = (id: string) => quote.extras.some((extra) => extra.id === id);
  return groups.map(({ code, selection, items }) => {
    if (selection === 'single')
      return (
        <Sleeves
          key={code}
          items={items}
          value={items.find(({ id }) => isChosen(id))?.id ?? ''}
          onChange={(sleeves) => choose({ sleeves })}
        />
      );
    if (!hasGiftExtras(quote.nights)) return null;
    return (
      <ChoiceGroup key={code} label={words('gift.extras')}>
        {items.map((item) => (
          <Extra
            key={item.id}
            item={item}
            isSelected={isChosen(item.id)}
            onChange={(isSelected) => {
              const others = choice.extras.filter((other) => other !== item.id);
              choose({ extras: isSelected ? [...others, item.id] : others });
            }}
          />
        ))}
      </ChoiceGroup>
    );
  });
}

/** Returns a function that words the additional price of an extra. */
function useExtraPrice(): (cents: number) => string {
  const words = useWords(messages);
  const { locale } = useShared();
  return (cents) =>
    cents === 0 ? words('gift.sleeveIncluded') : words('gift.plus', { price: formatMoney(cents, locale) });
}

interface SleevesProps {
  items: readonly PhysicalExtraData[];
  value: string;
  onChange: (id: string) => void;
}

function Sleeves({ items, value, onChange }: SleevesProps) {
  const words = useWords(messages);
  const price = useExtraPrice();
  const [shown, choose] = useShownAtOnce(value, onChange);
  return (
    <RadioGroup
      label={words('gift.sleeve')}
      variant="pictures"
      value={shown}
      options={items.map(({ id, name, image, price: cents, isRecommended }) => ({
        value: id,
        label: name,
        description: price(cents),
        badge: isRecommended ? words('gift.recommended') : undefined,
        picture: image !== null && <Picture photo={photoOf(image, '')} width={320} height={180} />,
      }))}
      onChange={choose}
      inputProps={{ name: 'sleeves', form: GIFT_FORM_ID }}
    />
  );
}

interface ExtraProps {
  item: PhysicalExtraData;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

function Extra({ item: { id, name, price: cents }, isSelected, onChange }: ExtraProps) {
  const price = useExtraPrice();
  const [shown, choose] = useShownAtOnce(isSelected, onChange);
  return (
    <Checkbox
      label={name}
      end={price(cents)}
      isSelected={shown}
      onChange={choose}
      inputProps={{ name: 'extras', value: id, form: GIFT_FORM_ID }}
    />
  );
}
