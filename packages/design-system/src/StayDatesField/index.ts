export {
  StayDatesField,
  type StayCalendarLayout,
  type StayDatesFieldProps,
  type StayDatesReason,
} from './StayDatesField.tsx';
export type { StayDatesFieldWords } from './words.ts';
