import { Banner } from '@sabadora/design-system/Banner';
import type { PagePictureAddress } from '@sabadora/pictures/page-pictures';
import { toHref, type SearchAddressState } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './GiftTeaser.messages.json';
import giftOfferMessages from './giftOffer.messages.json';

export interface GiftTeaserProps {
  search: Pick<SearchAddressState, 'flow' | 'flowAddress'>;
}

const PICTURE: PagePictureAddress = '/images/lake/give-instead/750_528.webp';

/**
 * Suggests giving a stay at the same destination, after a search that found nothing (SE-163). Renders nothing in
 * gifting.
 */
export function GiftTeaser({ search: { flow, flowAddress } }: GiftTeaserProps) {
  const words = useWords(messages, giftOfferMessages);
  if (flow === 'gifting') return null;
  return (
    <Banner
      variant="inline"
      tone="soft"
      kicker={words('results.giveKicker')}
      title={words('results.giftTeaserTitle')}
      subtitle={words('results.giftTeaserText')}
      picture={{ src: PICTURE }}
      pictureSize={{ width: 750, height: 528 }}
      actions={[{ label: words('results.giveAction'), href: toHref(flowAddress('gifting')) }]}
    />
  );
}
