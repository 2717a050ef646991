/** Characters of a log message that are kept (CH-152). */
export const LOG_MESSAGE_MAX = 256;

/** A log message cut at 256 characters, without a mark (CH-152, ALG-22). */
export function logMessage(text: string): string {
  return Array.from(text).slice(0, LOG_MESSAGE_MAX).join('');
}
