/** Milliseconds on a page until the modal opens (CH-100). */
export const EMAIL_MODAL_DELAY_MS = 10_000;

/** Milliseconds for which the modal's thanks are shown (CH-103). */
export const EMAIL_MODAL_THANKS_MS = 1200;

/**
 * Pages for browsing, on which the modal may open: home, ideas, landing pages and searches, but no products or
 * purchases (CH-100, D-075).
 */
const QUALIFYING = /^\/(?:|ideas|landing\/[^/]+|search|activities|boxes)$/;

/** Whether the newsletter modal may open for a visitor who went from one page to another (CH-100 … CH-105). */
export function mayAskForEmail(of: {
  /** Path of the page that the visitor came from; undefined for another site. */
  from: string | undefined;
  /** Path of the current page. */
  to: string;
  /** Whether the modal was closed, or an address was given in it (CH-101, CH-102). */
  wasAnswered: boolean;
  isSubscribed: boolean;
}): boolean {
  const { from, to, wasAnswered, isSubscribed } = of;
  if (wasAnswered || isSubscribed) return false;
  return from !== undefined && QUALIFYING.test(from) && QUALIFYING.test(to);
}
