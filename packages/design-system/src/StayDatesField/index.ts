export {
  StayDatesField,
  type StayCalendarLayout,
  type StayDatesChange,
  type StayDatesFieldProps,
} from './StayDatesField.tsx';
export type { StayDatesFieldWords } from './words.ts';
