interface MoneyFormats {
  whole: Intl.NumberFormat;
  cents: Intl.NumberFormat;
}

const formatsByLocale = new Map<string, MoneyFormats>();

function formatsOf(locale: string): MoneyFormats {
  const known = formatsByLocale.get(locale);
  if (known) return known;
  const euros = (digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const formats = { whole: euros(0), cents: euros(2) };
  formatsByLocale.set(locale, formats);
  return formats;
}

/**
 * Formats an amount of euros in the locale's notation, without decimals if it is whole, otherwise with two: "149 €",
 * "€ 149,50" (ALG-30). The spaces are the locale's own and do not break. If you change this format, also change
 * amounts inside a site's own texts.
 *
 * @param cents Whole cents; may be negative.
 * @param locale BCP 47 tag, e.g. "nl-BE".
 * @throws RangeError when `cents` is not a whole number, or the tag is malformed.
 */
export function formatMoney(cents: number, locale: string): string {
  if (!Number.isInteger(cents)) throw new RangeError(`an amount is whole cents, got ${cents}`);
  const formats = formatsOf(locale);
  return (cents % 100 === 0 ? formats.whole : formats.cents).format(cents / 100);
}
