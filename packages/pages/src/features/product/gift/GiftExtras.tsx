import { Checkbox, ChoiceGroup } from '@sabadora/design-system/Checkbox';
import { Picture } from '@sabadora/design-system/Picture';
import { RadioGroup } from '@sabadora/design-system/RadioGroup';
import { formatMoney, hasGiftExtras } from '@sabadora/domain';
import type { GiftProduct } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { photoOf } from '../../offers/photo.ts';
import { GIFT_FORM_ID } from './useGift.ts';
import messages from './gift.messages.json';

/** The sleeve of a gift that is posted, and with one night what else goes with it (PR-032, PR-113). */
export function GiftExtras({ gift }: { gift: GiftProduct }) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { extras: groups, quote, choose, choice } = gift;
  if (!quote) return null;
  const price = (cents: number) =>
    cents === 0 ? words('gift.sleeveIncluded') : words('gift.plus', { price: formatMoney(cents, locale) });
  const isChosen = (id: string) => quote.extras.some((extra) => extra.id === id);
  return groups.map(({ code, selection, items }) => {
    if (selection === 'single')
      return (
        <RadioGroup
          key={code}
          label={words('gift.sleeve')}
          variant="pictures"
          value={items.find(({ id }) => isChosen(id))?.id ?? ''}
          options={items.map(({ id, name, image, price: cents, isRecommended }) => ({
            value: id,
            label: name,
            description: price(cents),
            badge: isRecommended ? words('gift.recommended') : undefined,
            picture: image !== null && <Picture photo={photoOf(image, '')} width={320} height={180} />,
          }))}
          onChange={(sleeves) => choose({ sleeves })}
          inputProps={{ name: 'sleeves', form: GIFT_FORM_ID }}
        />
      );
    if (!hasGiftExtras(quote.nights)) return null;
    return (
      <ChoiceGroup key={code} label={words('gift.extras')}>
        {items.map(({ id, name, price: cents }) => (
          <Checkbox
            key={id}
            label={name}
            end={price(cents)}
            isSelected={isChosen(id)}
            onChange={(isSelected) => {
              const others = choice.extras.filter((other) => other !== id);
              choose({ extras: isSelected ? [...others, id] : others });
            }}
            inputProps={{ name: 'extras', value: id, form: GIFT_FORM_ID }}
          />
        ))}
      </ChoiceGroup>
    );
  });
}
