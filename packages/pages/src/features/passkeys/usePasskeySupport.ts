import { useSyncExternalStore } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';

const never = () => () => {};

/**
 * Whether passkeys can be used here: the browser knows them, and the host is a market's, which passkeys belong to. The
 * server, and the first render, take the browser for one that does, as nearly all do: nothing moves then. What is shown by that
 * is marked with `needsScript`.
 */
export function usePasskeySupport(): boolean {
  const { markets } = useShared();
  const isKnown = useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => true,
  );
  // A host of no market leads to all of them by `?locale=`.
  return isKnown && !markets.fr_FR.needsLocale;
}
