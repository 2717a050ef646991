import type { Partner } from '../../kit/document/pageInput.ts';
import { useShared } from '../../kit/document/PageRoot.tsx';

/** The partner of this minisite. @throws Error on the storefront, which has no partner. */
export function usePartner(): Partner {
  const { partner } = useShared();
  if (!partner) throw new Error('This part is of minisites alone.');
  return partner;
}
