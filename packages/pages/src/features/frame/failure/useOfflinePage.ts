import { useEffect } from 'react';
import { ownScript } from '../../../kit/document/ownScript.ts';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { whenShown } from '../../../kit/document/whenShown.ts';

/**
 * Registers the worker that shows a page of its own where there is no network, when the browser is idle after the page
 * is shown. It caches no other page and no response of the gateway, so that no old price is shown. Not registered for
 * customer care.
 */
export function useOfflinePage(): void {
  const { locale, isCare } = useShared();
  useEffect(() => {
    // Neither in development nor where the browser has none, as in private windows.
    if (isCare || !import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    return whenShown(() => {
      // Without it a visitor offline sees the browser's own page, and that is all.
      navigator.serviceWorker
        .register(ownScript(`/service-worker.js?locale=${locale}`), { updateViaCache: 'none' })
        .catch(() => {});
    });
  }, [locale, isCare]);
}
