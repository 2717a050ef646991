/**
 * Calendar days as ISO text.
 *
 * Not `@internationalized/date`, because the parts of it that a calendar needs (parse, weeks, months) weigh 4.4 kB
 * gzip instead of 0.9, and its days are objects, while addresses, requests and columns use text.
 * `days.oracle.test.ts` compares all functions with that package, including the first weekday of every region.
 */
export * from './day.ts';
export * from './month.ts';
export * from './week.ts';
export * from './firstWeekday.ts';
export * from './toDay.ts';
