/** ISO day of a local `Date`, which some peers use for days. */
export function isoOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The local `Date` of an ISO day. */
export const dateOf = (iso: string) => new Date(`${iso}T00:00`);
