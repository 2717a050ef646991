export {
  ParticipantsField,
  type ParticipantKind,
  type ParticipantsFieldProps,
} from './ParticipantsField.tsx';
export type { ParticipantsFieldWords } from './words.ts';
