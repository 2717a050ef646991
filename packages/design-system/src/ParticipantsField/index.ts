export {
  ParticipantsField,
  type ParticipantKind,
  type ParticipantsFieldProps,
} from './ParticipantsField.tsx';
export { participantsFieldWords, type ParticipantsFieldWords } from './words.ts';
