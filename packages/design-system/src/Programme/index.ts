export { Programme, type ProgrammeDay, type ProgrammeItem, type ProgrammeProps } from './Programme.tsx';
export { ProgrammeSkeleton, type ProgrammeSkeletonProps } from './ProgrammeSkeleton.tsx';
export type { ProgrammeWords } from './words.ts';
