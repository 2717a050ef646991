export { StayCalendar, type StayCalendarProps } from './StayCalendar.tsx';
export type { DayInput } from '@sabadora/days';
export type { KeptEnd, StayDay, StayRange, StayShortcut } from './StayDay.ts';
export type { StayCalendarWords } from './words.ts';
