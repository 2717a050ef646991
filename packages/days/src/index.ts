export * from './day.ts';
export * from './month.ts';
export * from './week.ts';
export * from './firstWeekday.ts';
export * from './toDay.ts';
