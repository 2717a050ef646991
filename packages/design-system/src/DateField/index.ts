export type { FieldEvent, FieldHandle } from '../Field/useTypedValue.ts';
export type { DayInput } from '@sabadora/days';
export { DateField, type DateFieldProps } from './DateField.tsx';
export { readDate, writeDate, type DateProblem, type DateRules } from './readDate.ts';
export type { DateFieldWords } from './words.ts';
