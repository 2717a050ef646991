import { CONSENT_MS } from '@sabadora/domain';
import { writeVisitorCookie } from './visitorCookie.ts';

/**
 * Gives the server the visitor's id, by which it assigns variations from the next page on. The cookie is set again on
 * every page.
 */
export function tellVisitor(id: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  writeVisitorCookie(`${id}; Max-Age=${CONSENT_MS / 1000}; SameSite=Lax${secure}`);
}
