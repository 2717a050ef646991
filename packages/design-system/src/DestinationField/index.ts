export { DestinationField, type DestinationFieldProps } from './DestinationField.tsx';
export type { DestinationCategory, DestinationOption } from './destinationOptions.ts';
export type { DestinationFieldWords } from './words.ts';
