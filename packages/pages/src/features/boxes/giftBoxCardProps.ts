import type { BoxesBlock } from '@sabadora/api';
import type { BoxCardProps } from '@sabadora/design-system/BoxCard';
import { giftBoxHref, type GiftBoxPlace } from '@sabadora/domain';
import { photoOf } from '../offers/photo.ts';

/** Props of a box's card in the gift-box block (CH-070); the response has already rounded its promotion (D-002). */
export function giftBoxCardProps(box: BoxesBlock['results'][number], place: GiftBoxPlace): BoxCardProps {
  const { title, image, includedContent, price, promoPrice, discount } = box;
  return {
    href: giftBoxHref(box, place),
    name: title,
    contents: includedContent,
    picture: image === '' ? undefined : photoOf(image, ''),
    promotionPercent: discount ?? undefined,
    price: {
      priceCents: promoPrice ?? price,
      referenceCents: promoPrice === null ? undefined : price,
    },
  };
}
