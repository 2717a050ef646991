/**
 * Calendar days as ISO text.
 *
 * Own code, because `@internationalized/date` weighs 4.4 kB gzip for what a calendar needs of it (parse, weeks, months)
 * and 0.9 here, and its days are objects, where an address, a request and a column have text. Tests compare all of it
 * with that package (`days.oracle.test.ts`), the first weekday of every region included.
 */
export * from './day.ts';
export * from './month.ts';
export * from './week.ts';
export * from './firstWeekday.ts';
export * from './toDay.ts';
