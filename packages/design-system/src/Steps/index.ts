export { type Step, Steps, type StepsProps } from './Steps.tsx';
export type { StepsWords } from './words.ts';
