/** How a locale writes the parts of a date, and their names, all taken from `Intl`. */
export interface DateFormats {
  /** "24/07/2026" */
  numeric: (time: number) => string;
  /** "07/24/2026": the month comes first. */
  isMonthFirst: boolean;
  /** Every name of each month, plain (see `plainWord`), January first: "juillet", "juil". */
  months: readonly (readonly string[])[];
  /** Words of a written date that reading ignores, plain: weekdays, and connecting words such as the Spanish "de". */
  fillers: ReadonlySet<string>;
}

/** Endings of a day's number in our languages: 1er, 24e, 1ste, 1st, 2nd, 3rd, 24th, 1º. */
const ORDINALS = ['er', 'e', 'de', 'ste', 'st', 'nd', 'rd', 'th', 'o'];

const known = new Map<string, DateFormats>();

/** A word without case or accents: "Août" is "aout". */
export function plainWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const wordsIn = (text: string) => plainWord(text).match(/\p{L}+/gu) ?? [];

/** The formats of a locale, cached because creating `Intl` formatters is slow. */
export function dateFormats(locale: string): DateFormats {
  const found = known.get(locale);
  if (found) return found;
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });

  const numeric = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' });
  const order = numeric.formatToParts(0).map(({ type }) => type);
  // A month may have a different name beside a day.
  const naming = (['long', 'short'] as const).flatMap((month) => [
    formatter({ month }),
    formatter({ month, day: 'numeric' }),
  ]);
  const months = Array.from({ length: 12 }, (_, month) => {
    const time = Date.UTC(2026, month, 1);
    const names = naming.flatMap((format) =>
      format.formatToParts(time).flatMap(({ type, value }) => (type === 'month' ? wordsIn(value) : [])),
    );
    return [...new Set(names)];
  });
  const fillers = new Set(ORDINALS);
  for (const dateStyle of ['full', 'long', 'medium'] as const)
    for (const { type, value } of formatter({ dateStyle }).formatToParts(0))
      if (type === 'literal') wordsIn(value).forEach((word) => fillers.add(word));
  for (const weekday of ['long', 'short'] as const) {
    const format = formatter({ weekday });
    for (let day = 0; day < 7; day += 1)
      wordsIn(format.format(Date.UTC(2026, 0, 1 + day))).forEach((word) => fillers.add(word));
  }

  const formats: DateFormats = {
    numeric: (time) => numeric.format(time),
    isMonthFirst: order.indexOf('month') < order.indexOf('day'),
    months,
    fillers,
  };
  known.set(locale, formats);
  return formats;
}
