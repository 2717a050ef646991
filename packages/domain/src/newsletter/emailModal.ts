/** Milliseconds on a screen until the modal opens (CH-100). */
export const EMAIL_MODAL_DELAY_MS = 10_000;

/** Milliseconds for which its thanks are shown (CH-103). */
export const EMAIL_MODAL_THANKS_MS = 1200;

/**
 * Screens on which people look around: home, ideas, landing pages and searches, never a product or a purchase (CH-100,
 * D-075).
 */
const QUALIFYING = /^\/(?:|ideas|landing\/[^/]+|search|activities|boxes)$/;

/** Whether a visitor who went from one screen to another may be shown the newsletter modal there (CH-100 … CH-105). */
export function mayAskForEmail(of: {
  /** Path of the screen they came from; undefined for another site's. */
  from: string | undefined;
  /** Path of the screen that is shown. */
  to: string;
  /** It was closed once, or an address was given in it (CH-101, CH-102). */
  wasAnswered: boolean;
  isSubscribed: boolean;
}): boolean {
  const { from, to, wasAnswered, isSubscribed } = of;
  if (wasAnswered || isSubscribed) return false;
  return from !== undefined && QUALIFYING.test(from) && QUALIFYING.test(to);
}
