import { marketOf, type Locale } from '../market/market.ts';

/** Whether visitors can chat: there is an app to chat in, and the site is in production or the market has the chat before (CH-110, CH-130). */
export function hasMessenger(of: {
  /** Of the messenger; empty where none is configured. */
  appId: string;
  locale: Locale;
  isProduction: boolean;
}): boolean {
  return of.appId !== '' && (marketOf(of.locale).hasChatBeforeProduction || of.isProduction);
}
