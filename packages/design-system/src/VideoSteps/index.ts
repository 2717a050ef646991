export { type Video, VideoSteps, type VideoStep, type VideoStepsProps } from './VideoSteps.tsx';
export type { VideoStepsWords } from './words.ts';
