/** The first of a month in languages that use an ordinal; the others write a plain 1. */
const FIRST_OF_MONTH: Readonly<Record<string, string>> = { fr: '1er', it: '1º' };

/**
 * Formats timestamps as days in UTC in the locale's notation, with the ordinal of the first of a month where the
 * locale has one: "mardi 1er décembre", "1º dicembre", "1 december". Create the formatter once, because creating one
 * is slow.
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
