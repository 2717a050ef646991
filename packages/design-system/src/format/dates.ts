/** How these languages write the first of a month; the others write a plain 1. */
const FIRST_OF_MONTH: Readonly<Record<string, string>> = { fr: '1er', it: '1º' };

/**
 * Writes moments as days of UTC, as the locale writes them, with the ordinal of the first where it has one:
 * "mardi 1er décembre", "1º dicembre", "1 december". Make it once: an Intl formatter is dear.
 *
 * @param locale BCP 47 tag, e.g. "nl-BE".
 */
export function dayFormatter(locale: string, options: Intl.DateTimeFormatOptions): (time: number) => string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const first = FIRST_OF_MONTH[locale.slice(0, 2)];
  if (first === undefined || options.day !== 'numeric') return (time) => format.format(time);
  return (time) =>
    format
      .formatToParts(time)
      .map(({ type, value }) => (type === 'day' && value === '1' ? first : value))
      .join('');
}
