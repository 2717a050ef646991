/** Device names by pattern in the user agent; more specific patterns come first. */
const DEVICES = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Chromebook', /CrOS/],
  ['Mac', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
] as const;

/** Name of the device that a browser runs on, e.g. "iPhone"; undefined when the user agent has none. */
export function deviceName(userAgent: string): string | undefined {
  return DEVICES.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
