export { StayCalendar, type StayCalendarProps } from './StayCalendar.tsx';
export type { StayDay, StayShortcut } from './StayDay.ts';
export type { StayCalendarWords } from './words.ts';
