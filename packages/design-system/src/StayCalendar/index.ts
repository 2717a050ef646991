export { StayCalendar, type StayCalendarProps } from './StayCalendar.tsx';
export type { DayInput } from '@sabadora/days';
export type { StayDay, StayShortcut } from './StayDay.ts';
export type { StayCalendarWords } from './words.ts';
