import type { Weekday } from './week.ts';

/**
 * Regions whose weeks do not start on Monday (CLDR, supplemental week data). `Intl.Locale` is not used because it
 * lacks week data in some engines, and a server and a browser must lay out the same calendar.
 */
const REGIONS: readonly (readonly [Weekday, string])[] = [
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [
    7,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE ' +
      'PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
];

/**
 * The weekday on which a locale's weeks start. For a language without a region, that of the region where most people
 * speak it. Monday in all our markets.
 *
 * @param locale BCP 47 tag, e.g. "nl-BE".
 * @throws RangeError when the tag is malformed.
 */
export function firstWeekday(locale: string): Weekday {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return REGIONS.find(([, regions]) => region !== '' && regions.split(' ').includes(region))?.[0] ?? 1;
}
