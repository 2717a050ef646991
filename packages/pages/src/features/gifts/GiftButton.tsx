import { GiftIcon } from '@sabadora/design-system/Icon';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { DrawerButton } from '../frame/header/DrawerButton.tsx';
import { toolLink } from '../frame/header/tools.css.ts';
import { BOXES_PATH, GIFT_STAYS_PATH } from './giftPaths.ts';
import messages from './GiftButton.messages.json';

const loadDrawer = async () => (await import('./GiftDrawer.tsx')).GiftDrawer;

/**
 * Opens the drawer with the ways to give (CH-036); without JavaScript, it links to the stays to give. For customer
 * care it links to the market's gift shop instead (CH-191).
 */
export function GiftButton() {
  const words = useWords(messages);
  const { isCare, giftSiteUrl } = useShared();
  const shop = isCare ? giftSiteUrl : undefined;
  const label = words(shop === undefined ? 'gifts.open' : 'gifts.shop');
  const link = (
    <a
      href={shop ?? (isCare ? BOXES_PATH : GIFT_STAYS_PATH)}
      {...(shop !== undefined && { target: '_blank', rel: 'noopener' })}
      className={toolLink}
      aria-label={label}
    >
      <GiftIcon />
    </a>
  );
  if (isCare) return link;
  return (
    <>
      <noscript>{link}</noscript>
      <DrawerButton label={label} icon={<GiftIcon />} load={loadDrawer} />
    </>
  );
}
