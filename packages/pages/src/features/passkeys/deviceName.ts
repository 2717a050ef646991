/** What people call their devices, by what browsers say of them; the more specific first. */
const DEVICES = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Chromebook', /CrOS/],
  ['Mac', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
] as const;

/** The name of the device that a browser runs on, e.g. "iPhone"; undefined where it says none. */
export function deviceName(userAgent: string): string | undefined {
  return DEVICES.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
