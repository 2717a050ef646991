import type { Locale } from '../market/market.ts';

/** Whether visitors can chat: there is an app to chat in, and the market is es_ES or the site is in production (CH-110, CH-130). */
export function hasMessenger(of: {
  /** Of the messenger; empty where none is configured. */
  appId: string;
  locale: Locale;
  isProduction: boolean;
}): boolean {
  return of.appId !== '' && (of.locale === 'es_ES' || of.isProduction);
}
