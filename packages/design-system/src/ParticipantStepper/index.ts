export { ParticipantStepper, type ParticipantStepperProps } from './ParticipantStepper.tsx';
export { participantStepperWords, type ParticipantStepperWords } from './words.ts';
