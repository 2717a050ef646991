/** Token that the company's own app adds to the user agent of its web view, e.g. "SabadoraApp/4.1" (PR-016). */
const APP_AGENT = /\bSabadoraApp\/\d/;

/** Whether the company's own app shows the page. */
export function isNativeApp(userAgent = ''): boolean {
  return APP_AGENT.test(userAgent);
}
