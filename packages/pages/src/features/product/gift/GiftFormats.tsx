import { RadioGroup } from '@sabadora/design-system/RadioGroup';
import { DELIVERY_DAYS, formatMoney, PRODUCT_FORMATS, type GiftFormat } from '@sabadora/domain';
import type { GiftProduct } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useShownAtOnce } from '../../../kit/parts/useShownAtOnce.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { GIFT_FORM_ID } from './useGift.ts';
import messages from './gift.messages.json';

/** State of a choice between formats, for a gift or a gift box. */
export interface FormatsOfGift extends Pick<GiftProduct, 'shipping' | 'isPhysicalOffered'> {
  choice: { format: GiftFormat };
  choose: (change: { format: GiftFormat }) => void;
}

export interface GiftFormatsProps {
  gift: FormatsOfGift;
  /** Vertical where there is little room. @default 'horizontal' */
  orientation?: 'vertical' | 'horizontal';
}

/** Shown while the shipping price loads (PR-116). */
const LOADING = '---';

/**
 * Choice between e-mail and post, each with its price. Post is disabled with the reason when it is not offered
 * (PR-110, PR-114…PR-117).
 */
export function GiftFormats({ gift, orientation = 'horizontal' }: GiftFormatsProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { choice, choose, shipping, isPhysicalOffered } = gift;
  const [format, chooseFormat] = useShownAtOnce(choice.format, (next) => choose({ format: next }));
  const cost = shipping.cost && shipping.cost.amount + shipping.cost.internationalFee;
  const [from, until] = DELIVERY_DAYS;
  const free = words('gift.free');
  const posting = cost === 0 ? free : cost && words('gift.plus', { price: formatMoney(cost, locale) });
  const options = {
    digital: { label: words('gift.digital'), description: words('gift.digitalHelp'), end: free },
    physical: {
      label: words('gift.physical'),
      description: words('gift.physicalHelp', { from, until }),
      ...(isPhysicalOffered ? { end: posting ?? LOADING } : { disabledReason: words('gift.physicalAway') }),
    },
  } satisfies Record<GiftFormat, object>;
  return (
    <RadioGroup
      label={words('gift.format')}
      variant="cards"
      orientation={orientation}
      value={format}
      options={PRODUCT_FORMATS.SINGLEVOUCHER.map((value) => ({ value, ...options[value] }))}
      onChange={(value) => chooseFormat(value === 'physical' ? 'physical' : 'digital')}
      inputProps={{ name: 'giftFormat', form: GIFT_FORM_ID }}
    />
  );
}
