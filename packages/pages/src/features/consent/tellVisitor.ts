import { CONSENT_MS } from '@sabadora/domain';
import { writeVisitorCookie } from './visitorCookie.ts';

/** From the next page on, the server decides which variations the visitor sees. The cookie is set anew on every page. */
export function tellVisitor(id: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  writeVisitorCookie(`${id}; Max-Age=${CONSENT_MS / 1000}; SameSite=Lax${secure}`);
}
