import type { BoxCardData } from '@sabadora/api';
import type { BoxCardProps } from '@sabadora/design-system/BoxCard';
import { promotion } from '@sabadora/domain';
import { photoOf } from '../offers/photo.ts';
import type { Words } from '../../kit/words/messages.ts';
import { boxHref } from './boxHref.ts';
import type messages from './boxCardProps.messages.json';

/** Props of a gift box's card in a list (CH-071, PR-096). */
export function boxCardProps(box: BoxCardData, words: Words<typeof messages>): BoxCardProps {
  const { title, includedContent, price, images, offerCount } = box;
  const [first] = images;
  const promotionPercent = promotion('box', price);
  return {
    href: boxHref(box),
    name: title,
    stays: offerCount > 0 ? words('boxes.stays', { count: offerCount }) : undefined,
    contents: includedContent,
    picture: first === undefined ? undefined : photoOf(first, ''),
    promotionPercent,
    price: {
      priceCents: price.sellPrice,
      // A struck price counts as a promotion: there is none when the promotion is too small to be shown (PR-096).
      referenceCents: promotionPercent === undefined ? undefined : (price.refPrice ?? undefined),
    },
  };
}
