export { DestinationField, type DestinationFieldProps } from './DestinationField.tsx';
export type { DestinationAction, DestinationCategory, DestinationOption } from './destinationOptions.ts';
export type { DestinationFieldWords } from './words.ts';
