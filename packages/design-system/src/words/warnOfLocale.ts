// Bundlers replace `process.env.NODE_ENV`, which drops the check from production builds.
declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

/**
 * Warns once, during development, if a locale formats numbers or dates in a way that the fields cannot read: they
 * read Latin digits and days of the Gregorian calendar.
 */
export function warnOfLocale(locale: string): void {
  if (process.env.NODE_ENV === 'production' || warned.has(locale)) return;
  warned.add(locale);
  const { numberingSystem, calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  const strange = [
    ...(numberingSystem === 'latn' ? [] : [`digits of "${numberingSystem}"`]),
    ...(calendar === 'gregory' ? [] : [`days of the calendar "${calendar}"`]),
  ];
  if (strange.length === 0) return;
  const readable = new Intl.Locale(locale, { numberingSystem: 'latn', calendar: 'gregory' });
  console.error(
    `<WordsProvider locale="${locale}"> writes ${strange.join(' and ')}, which its fields (DateField, StayCalendar, RangeSlider and others) cannot read back. ` +
      `Give it locale="${readable.toString()}", which keeps the language and writes Latin digits and Gregorian days.`,
  );
}
