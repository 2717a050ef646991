import { useAccountWishlist } from '@sabadora/hooks';
import { useShared } from '../../kit/document/PageRoot.tsx';

/** Removes the account's data from the device after signing out. */
export function ForgetAccount() {
  useAccountWishlist(useShared().accountId);
  return null;
}
