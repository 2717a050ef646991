import { useAccountWishlist } from '@sabadora/hooks';
import { useShared } from '../../kit/document/PageRoot.tsx';

/** Whoever has signed out leaves nothing of the account on the device. */
export function ForgetAccount() {
  useAccountWishlist(useShared().accountId);
  return null;
}
