import { useEffect } from 'react';
import { ownScript } from '../../../kit/document/ownScript.ts';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { whenShown } from '../../../kit/document/whenShown.ts';

/**
 * Registers the service worker that shows an offline page when there is no network. It is registered when the browser
 * is idle after the page is shown, and not for customer care. The worker caches no other page and no response of the
 * gateway, so that no outdated price is shown.
 */
export function useOfflinePage(): void {
  const { locale, isCare } = useShared();
  useEffect(() => {
    // Not in development, nor in browsers without service workers, e.g. in private windows.
    if (isCare || !import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    return whenShown(() => {
      // If the registration fails, offline visitors see the browser's own error page; nothing else is affected.
      navigator.serviceWorker
        .register(ownScript(`/service-worker.js?locale=${locale}`), { updateViaCache: 'none' })
        .catch(() => {});
    });
  }, [locale, isCare]);
}
