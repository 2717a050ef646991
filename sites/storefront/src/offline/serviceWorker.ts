import { isLocale, type Locale } from '@sabadora/domain';
import { OFFLINE_POLICY, offlinePage } from './offlinePage.ts';

/**
 * The script of the service worker. When a page cannot be fetched, it responds with the offline page, whose HTML is
 * part of the script. It caches nothing, and handles only requests for documents.
 */
function serviceWorker(locale: Locale): string {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': OFFLINE_POLICY,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return `const page = ${JSON.stringify(offlinePage(locale))};
const headers = ${JSON.stringify(headers)};
addEventListener('install', () => skipWaiting());
// The browser requests the document while the worker starts.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(answer(event));
});
async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(page, { status: 503, headers });
  }
}
`;
}

/** The script while the feature is off: it unregisters a visitor's existing worker on the next page view. */
const NO_SERVICE_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

/** The script at `/service-worker.js?locale=`: the worker, or when it is off, the one that unregisters it. */
export function workerFor(locale: unknown, isOn: boolean): string {
  return isOn && typeof locale === 'string' && isLocale(locale) ? serviceWorker(locale) : NO_SERVICE_WORKER;
}
