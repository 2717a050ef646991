import type { WishlistEntry } from '@sabadora/api';
import { useAccountWishlist, useWishlist } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import { WishlistItems } from '../wishlist/WishlistItems.tsx';
import * as styles from './Account.css.ts';
import messages from './AccountWishlist.messages.json';

export interface AccountWishlistProps {
  /** Entries of the account when the page was rendered, the latest first. */
  items: readonly WishlistEntry[];
  accountId: string;
}

/** The wishlist of the account, merged with the one saved on this device (CH-137 … CH-139). */
export function AccountWishlist({ items, accountId }: AccountWishlistProps) {
  const words = useWords(messages);
  const { isMerged } = useAccountWishlist(accountId);
  const device = useWishlist();
  return (
    <>
      <p className={styles.text}>{words('accountWishlist.text')}</p>
      <WishlistItems items={isMerged ? device.items : items} headingLevel={2} onRemove={device.toggle} />
    </>
  );
}
