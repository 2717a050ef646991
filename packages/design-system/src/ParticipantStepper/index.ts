export { ParticipantStepper, type ParticipantStepperProps } from './ParticipantStepper.tsx';
export type { ParticipantStepperWords } from './words.ts';
