import { marketOf, type Locale } from '../market/market.ts';

/**
 * Whether visitors can chat: a messenger is configured, and the site is in production or the market may have the chat
 * before that (CH-110, CH-130).
 */
export function hasMessenger(of: {
  /** Id of the messenger's app; empty when none is configured. */
  appId: string;
  locale: Locale;
  isProduction: boolean;
}): boolean {
  return of.appId !== '' && (marketOf(of.locale).hasChatBeforeProduction || of.isProduction);
}
