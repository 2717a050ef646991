import { useAccountWishlist, useWishlist } from '@sabadora/hooks';

/** Render once on a page for signed-in visitors; without an account nothing is sent. */
export function Example() {
  const { isMerged } = useAccountWishlist('account-1');
  const { items } = useWishlist();
  return (
    <p aria-busy={!isMerged}>
      {items.length} saved, {isMerged ? 'on all your devices' : 'on this device'}
    </p>
  );
}
