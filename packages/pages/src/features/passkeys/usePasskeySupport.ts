import { useSyncExternalStore } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';

const never = () => () => {};

/**
 * Whether passkeys can be used: the browser supports them, and the host belongs to a market, as passkeys are bound to
 * a host. The server and the first render assume that the browser supports them, as nearly all do, so that nothing
 * shifts; what depends on it must be marked with `needsScript`.
 */
export function usePasskeySupport(): boolean {
  const { markets } = useShared();
  const isKnown = useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => true,
  );
  // Hosts that belong to no market select it by `?locale=`.
  return isKnown && !markets.fr_FR.needsLocale;
}
