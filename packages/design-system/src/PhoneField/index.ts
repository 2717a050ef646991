export type { FieldEvent, FieldHandle } from '../Field/useTypedValue.ts';
export { PhoneField, type PhoneCountry, type PhoneFieldProps } from './PhoneField.tsx';
export { phonePlans, type PhonePlan } from './phonePlans.ts';
export { readPhone, writePhone, type PhoneProblem } from './readPhone.ts';
export type { PhoneFieldWords } from './words.ts';
