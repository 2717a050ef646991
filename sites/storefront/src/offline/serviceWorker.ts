import { isLocale, type Locale } from '@sabadora/domain';
import { OFFLINE_POLICY, offlinePage } from './offlinePage.ts';

/**
 * The text of the service worker: for a page that cannot be fetched it responds with the offline page, whose text is in
 * the worker itself. It caches nothing, and leaves all but documents to the browser.
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

/** In its place: the worker that visitors have removes itself with the next page they see. */
const NO_SERVICE_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

/** The text at `/service-worker.js?locale=`: the worker, or where there is none any more what removes it. */
export function workerFor(locale: unknown, isOn: boolean): string {
  return isOn && typeof locale === 'string' && isLocale(locale) ? serviceWorker(locale) : NO_SERVICE_WORKER;
}
