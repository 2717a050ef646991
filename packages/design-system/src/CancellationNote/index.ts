export { CancellationNote, type CancellationNoteProps } from './CancellationNote.tsx';
