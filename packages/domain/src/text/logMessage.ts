/** Largest number of characters of a log message (CH-152). */
export const LOG_MESSAGE_MAX = 256;

/** A log message cut at 256 characters, without an ellipsis (CH-152, ALG-22). */
export function logMessage(text: string): string {
  return Array.from(text).slice(0, LOG_MESSAGE_MAX).join('');
}
